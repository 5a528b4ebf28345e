/// A file with which a service builds and publishes a site whenever its source changes.
package enum Workflow: String, CaseIterable, Sendable {
  case github, gitlab, netlify, cloudflare

  /// What the file has to name.
  package struct Installation: Sendable {
    /// The address of the program's Debian package.
    package var package: String
    /// The version of the Swift toolchain that the program was built with, such as `6.3.1`.
    package var swift: String

    package init(package: String, swift: String) {
      (self.package, self.swift) = (package, swift)
    }

    /// The address that authors replace by their own.
    package static let placeholder = "https://example.org/zoetrope_\(Generator.version)_amd64.deb"

    /// The official image of the toolchain, on the Debian that packages are made for.
    fileprivate var image: String { "swift:\(swift)-bookworm" }
  }

  /// The path in the source folder, where the service looks for the file.
  package var path: String {
    self == .gitlab ? ".gitlab-ci.yml" : ".github/workflows/site.yml"
  }

  /// What the author does next, one step a line.
  package var steps: [String] {
    switch self {
    case .github: ["in the repository's settings, choose “GitHub Actions” as the source of Pages"]
    case .gitlab: []
    case .netlify: ["add the repository's secrets NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID"]
    case .cloudflare:
      [
        "add the repository's secrets CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID",
        "add the repository's variable CLOUDFLARE_PROJECT: the project's name",
      ]
    }
  }

  package func text(_ installation: Installation) -> String {
    switch self {
    case .gitlab: Self.gitlab(installation)
    case .github: Self.start("GitHub Pages", pages: true, installation) + Self.pagesUpload
    case .netlify: Self.start("Netlify", installation) + Self.artifact + Self.netlifyUpload
    case .cloudflare: Self.start("Cloudflare Pages", installation) + Self.artifact + Self.cloudflareUpload
    }
  }

  /// Creates the file. An existing one is an error.
  ///
  /// - Returns: the path in the source folder.
  package func write(_ installation: Installation, to source: String) throws(Scaffold.Failure) -> String {
    try Scaffold.create([(path, text(installation))], in: source, fix: "change that file, or move it away")
    return path
  }

  private static func gitlab(_ installation: Installation) -> String {
    """
    # Publishes the site on GitLab Pages whenever the default branch changes. A schedule of the project's pipelines
    # publishes pages dated in the future on their day.
    image: \(installation.image)

    variables:
      # The address of Zoetrope's Debian package.
      ZOETROPE_PACKAGE: \(installation.package)
      # All commits: “git_dates” needs them.
      GIT_DEPTH: "0"

    pages:
      stage: deploy
      rules:
        - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
      # Executed figures are kept between runs.
      cache:
        key: zoetrope
        paths:
          - .zoetrope/cache
      before_script:
        - apt-get update -qq
        - apt-get install -y -qq curl brotli python3-pygments
        - curl -fsSL -o /tmp/zoetrope.deb "$ZOETROPE_PACKAGE"
        - apt-get install -y -qq /tmp/zoetrope.deb
      script:
        - zoetrope build --strict --output public
      artifacts:
        paths:
          - public

    """
  }

  /// The part that all workflows on GitHub have: when it runs, and how it builds.
  private static func start(_ host: String, pages: Bool = false, _ installation: Installation) -> String {
    let permissions = pages ? "\n  pages: write\n  id-token: write" : ""
    let environment =
      pages
      ? """

          environment:
            name: github-pages
            url: ${{ steps.deployment.outputs.page_url }}
      """ : ""
    return """
      # Publishes the site on \(host) whenever the branch “main” changes, and every morning: pages dated in the future
      # appear on their day.
      name: Publish the site

      on:
        push:
          branches: [main]
        schedule:
          - cron: "17 5 * * *"
        workflow_dispatch:

      permissions:
        contents: read\(permissions)

      concurrency:
        group: site
        cancel-in-progress: false

      env:
        # The address of Zoetrope's Debian package.
        ZOETROPE_PACKAGE: \(installation.package)

      jobs:
        build:
          runs-on: ubuntu-latest
          container: \(installation.image)\(environment)
          steps:
            - uses: actions/checkout@v4
              with:
                # All commits: “git_dates” needs them.
                fetch-depth: 0
            - name: Install Zoetrope
              run: |
                apt-get update -qq
                apt-get install -y -qq curl brotli python3-pygments
                curl -fsSL -o /tmp/zoetrope.deb "$ZOETROPE_PACKAGE"
                apt-get install -y -qq /tmp/zoetrope.deb
                git config --global --add safe.directory "$GITHUB_WORKSPACE"
            # Executed figures are kept between runs.
            - uses: actions/cache@v4
              with:
                path: .zoetrope/cache
                key: zoetrope-${{ github.run_id }}
                restore-keys: zoetrope-
            - name: Build the site
              run: zoetrope build --strict --format github --output site

      """
  }

  private static let pagesUpload = """
          - uses: actions/upload-pages-artifact@v3
            with:
              path: site
          - id: deployment
            uses: actions/deploy-pages@v4

    """

  /// The image of the toolchain has no Node.js, which the hosts' programs need, so another job uploads the site.
  private static let artifact = """
          - uses: actions/upload-artifact@v4
            with:
              name: site
              path: site
              include-hidden-files: true

      publish:
        needs: build
        runs-on: ubuntu-latest
        steps:
          - uses: actions/download-artifact@v4
            with:
              name: site
              path: site

    """

  private static let netlifyUpload = """
          - run: npx --yes netlify-cli deploy --prod --no-build --dir=site
            env:
              NETLIFY_AUTH_TOKEN: ${{ secrets.NETLIFY_AUTH_TOKEN }}
              NETLIFY_SITE_ID: ${{ secrets.NETLIFY_SITE_ID }}

    """

  private static let cloudflareUpload = """
          - run: npx --yes wrangler pages deploy site --project-name="$CLOUDFLARE_PROJECT"
            env:
              CLOUDFLARE_API_TOKEN: ${{ secrets.CLOUDFLARE_API_TOKEN }}
              CLOUDFLARE_ACCOUNT_ID: ${{ secrets.CLOUDFLARE_ACCOUNT_ID }}
              CLOUDFLARE_PROJECT: ${{ vars.CLOUDFLARE_PROJECT }}

    """
}
