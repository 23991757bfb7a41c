/// The folder of this package, for tests that read what is in it.
package let packageFolder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
