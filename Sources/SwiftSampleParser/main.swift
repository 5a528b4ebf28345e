print("zoetrope-swift-parser")
