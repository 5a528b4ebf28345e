/// A module of Apple's SDK that listings can import but that has no names here.
struct UnmodeledModule {
  let name: String

  /// The module that declares a name; nil for names of modules that are modeled, and for unknown ones.
  init?(declaring name: String) {
    guard let module = Self.names[name] ?? Self.prefixed(name) else { return nil }
    self.name = module
  }

  /// What to write instead.
  var fix: String {
    switch name {
    case "ObjectiveC":
      "exchange no methods: override the method in a subclass, or replace your own “dynamic” method by "
        + "“@_dynamicReplacement(for:)” in an extension"
    case "os": "delete the messages, or use print()"
    case "SwiftUI":
      "write the view with UIKit, or put the code into “#if canImport(SwiftUI)”, which is false here"
    default: "delete the code that uses it, or put it into “#if canImport(\(name))”, which is false here"
    }
  }

  /// The module whose prefix a name has.
  private static func prefixed(_ name: String) -> String? {
    prefixes.first {
      name.hasPrefix($0.prefix) && name.dropFirst($0.prefix.count).first?.isUppercase == true
    }?
    .module
  }

  private static let prefixes: [(prefix: String, module: String)] = [
    ("AV", "AVFoundation"), ("MK", "MapKit"), ("CM", "CoreMotion"), ("WK", "WebKit"),
    ("SF", "SafariServices"),
    ("PH", "Photos"), ("CI", "CoreImage"), ("SK", "StoreKit"), ("CL", "CoreLocation"), ("SCN", "SceneKit"),
    ("MTL", "Metal"), ("AR", "ARKit"), ("UN", "UserNotifications"), ("MP", "MediaPlayer"), ("CN", "Contacts"),
    ("EK", "EventKit"), ("GK", "GameKit"), ("PK", "PassKit"), ("NSManaged", "CoreData"),
    ("NSFetch", "CoreData"),
    ("NSPersistent", "CoreData"), ("AudioServices", "AudioToolbox"), ("CT", "CoreText"),
    ("LA", "LocalAuthentication"),
    ("CK", "CloudKit"), ("VN", "Vision"), ("CB", "CoreBluetooth"), ("MF", "MessageUI"), ("PDF", "PDFKit"),
    ("method_", "ObjectiveC"), ("class_", "ObjectiveC"),
  ]

  private static let names: [String: String] = [
    "method_exchangeImplementations": "ObjectiveC", "method_setImplementation": "ObjectiveC",
    "method_getImplementation": "ObjectiveC", "method_getTypeEncoding": "ObjectiveC",
    "class_getInstanceMethod": "ObjectiveC", "class_getClassMethod": "ObjectiveC",
    "class_addMethod": "ObjectiveC", "class_replaceMethod": "ObjectiveC", "object_setClass": "ObjectiveC",
    "os_log": "os", "OSLog": "os", "Logger": "os", "os_signpost": "os", "os_unfair_lock": "os",
    "UIHostingController": "SwiftUI",
    "UIViewRepresentable": "SwiftUI", "UIViewControllerRepresentable": "SwiftUI",
    "PreviewProvider": "SwiftUI",
    "kUTTypeImage": "MobileCoreServices", "UTType": "UniformTypeIdentifiers",
  ]
}
