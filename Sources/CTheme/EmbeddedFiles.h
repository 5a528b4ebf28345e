// Made by EmbeddedFilesTests: RECORD=1 swift test --filter EmbeddedFilesTests

static const unsigned char assets_code_css[] = {
#embed "../../templates/assets/code.css"
};
static const unsigned char assets_copy_js[] = {
#embed "../../templates/assets/copy.js"
};
static const unsigned char assets_favicon_svg[] = {
#embed "../../templates/assets/favicon.svg"
};
static const unsigned char assets_languages_css[] = {
#embed "../../templates/assets/languages.css"
};
static const unsigned char assets_media_css[] = {
#embed "../../templates/assets/media.css"
};
static const unsigned char assets_scheme_css[] = {
#embed "../../templates/assets/scheme.css"
};
static const unsigned char assets_scheme_js[] = {
#embed "../../templates/assets/scheme.js"
};
static const unsigned char assets_search_js[] = {
#embed "../../templates/assets/search.js"
};
static const unsigned char assets_versions_css[] = {
#embed "../../templates/assets/versions.css"
};
static const unsigned char assets_zoetrope_css[] = {
#embed "../../templates/assets/zoetrope.css"
};
static const unsigned char includes_article_end_html[] = {
#embed "../../templates/includes/article-end.html"
};
static const unsigned char includes_article_header_html[] = {
#embed "../../templates/includes/article-header.html"
};
static const unsigned char includes_avatar_html[] = {
#embed "../../templates/includes/avatar.html"
};
static const unsigned char includes_body_end_html[] = {
#embed "../../templates/includes/body-end.html"
};
static const unsigned char includes_brand_html[] = {
#embed "../../templates/includes/brand.html"
};
static const unsigned char includes_breadcrumbs_html[] = {
#embed "../../templates/includes/breadcrumbs.html"
};
static const unsigned char includes_card_html[] = {
#embed "../../templates/includes/card.html"
};
static const unsigned char includes_drum_html[] = {
#embed "../../templates/includes/drum.html"
};
static const unsigned char includes_feed_meta_html[] = {
#embed "../../templates/includes/feed-meta.html"
};
static const unsigned char includes_footer_html[] = {
#embed "../../templates/includes/footer.html"
};
static const unsigned char includes_gist_html[] = {
#embed "../../templates/includes/gist.html"
};
static const unsigned char includes_head_end_html[] = {
#embed "../../templates/includes/head-end.html"
};
static const unsigned char includes_head_html[] = {
#embed "../../templates/includes/head.html"
};
static const unsigned char includes_header_html[] = {
#embed "../../templates/includes/header.html"
};
static const unsigned char includes_languages_html[] = {
#embed "../../templates/includes/languages.html"
};
static const unsigned char includes_page_header_html[] = {
#embed "../../templates/includes/page-header.html"
};
static const unsigned char includes_pager_html[] = {
#embed "../../templates/includes/pager.html"
};
static const unsigned char includes_paginator_html[] = {
#embed "../../templates/includes/paginator.html"
};
static const unsigned char includes_related_html[] = {
#embed "../../templates/includes/related.html"
};
static const unsigned char includes_scheme_html[] = {
#embed "../../templates/includes/scheme.html"
};
static const unsigned char includes_search_html[] = {
#embed "../../templates/includes/search.html"
};
static const unsigned char includes_seo_html[] = {
#embed "../../templates/includes/seo.html"
};
static const unsigned char includes_series_html[] = {
#embed "../../templates/includes/series.html"
};
static const unsigned char includes_sidebar_html[] = {
#embed "../../templates/includes/sidebar.html"
};
static const unsigned char includes_toc_html[] = {
#embed "../../templates/includes/toc.html"
};
static const unsigned char includes_unpublished_html[] = {
#embed "../../templates/includes/unpublished.html"
};
static const unsigned char includes_version_head_html[] = {
#embed "../../templates/includes/version-head.html"
};
static const unsigned char includes_version_notice_html[] = {
#embed "../../templates/includes/version-notice.html"
};
static const unsigned char includes_versions_html[] = {
#embed "../../templates/includes/versions.html"
};
static const unsigned char layouts_404_html[] = {
#embed "../../templates/layouts/404.html"
};
static const unsigned char layouts_base_html[] = {
#embed "../../templates/layouts/base.html"
};
static const unsigned char layouts_default_html[] = {
#embed "../../templates/layouts/default.html"
};
static const unsigned char layouts_docs_html[] = {
#embed "../../templates/layouts/docs.html"
};
static const unsigned char layouts_gallery_html[] = {
#embed "../../templates/layouts/gallery.html"
};
static const unsigned char layouts_home_html[] = {
#embed "../../templates/layouts/home.html"
};
static const unsigned char layouts_listing_html[] = {
#embed "../../templates/layouts/listing.html"
};
static const unsigned char layouts_page_html[] = {
#embed "../../templates/layouts/page.html"
};
static const unsigned char layouts_redirect_html[] = {
#embed "../../templates/layouts/redirect.html"
};
static const unsigned char layouts_search_html[] = {
#embed "../../templates/layouts/search.html"
};
static const unsigned char layouts_tag_html[] = {
#embed "../../templates/layouts/tag.html"
};
static const unsigned char layouts_tags_html[] = {
#embed "../../templates/layouts/tags.html"
};
static const unsigned char layouts_tutorial_html[] = {
#embed "../../templates/layouts/tutorial.html"
};

#define FILES(FILE) \
  FILE("assets/code.css", assets_code_css) \
  FILE("assets/copy.js", assets_copy_js) \
  FILE("assets/favicon.svg", assets_favicon_svg) \
  FILE("assets/languages.css", assets_languages_css) \
  FILE("assets/media.css", assets_media_css) \
  FILE("assets/scheme.css", assets_scheme_css) \
  FILE("assets/scheme.js", assets_scheme_js) \
  FILE("assets/search.js", assets_search_js) \
  FILE("assets/versions.css", assets_versions_css) \
  FILE("assets/zoetrope.css", assets_zoetrope_css) \
  FILE("includes/article-end.html", includes_article_end_html) \
  FILE("includes/article-header.html", includes_article_header_html) \
  FILE("includes/avatar.html", includes_avatar_html) \
  FILE("includes/body-end.html", includes_body_end_html) \
  FILE("includes/brand.html", includes_brand_html) \
  FILE("includes/breadcrumbs.html", includes_breadcrumbs_html) \
  FILE("includes/card.html", includes_card_html) \
  FILE("includes/drum.html", includes_drum_html) \
  FILE("includes/feed-meta.html", includes_feed_meta_html) \
  FILE("includes/footer.html", includes_footer_html) \
  FILE("includes/gist.html", includes_gist_html) \
  FILE("includes/head-end.html", includes_head_end_html) \
  FILE("includes/head.html", includes_head_html) \
  FILE("includes/header.html", includes_header_html) \
  FILE("includes/languages.html", includes_languages_html) \
  FILE("includes/page-header.html", includes_page_header_html) \
  FILE("includes/pager.html", includes_pager_html) \
  FILE("includes/paginator.html", includes_paginator_html) \
  FILE("includes/related.html", includes_related_html) \
  FILE("includes/scheme.html", includes_scheme_html) \
  FILE("includes/search.html", includes_search_html) \
  FILE("includes/seo.html", includes_seo_html) \
  FILE("includes/series.html", includes_series_html) \
  FILE("includes/sidebar.html", includes_sidebar_html) \
  FILE("includes/toc.html", includes_toc_html) \
  FILE("includes/unpublished.html", includes_unpublished_html) \
  FILE("includes/version-head.html", includes_version_head_html) \
  FILE("includes/version-notice.html", includes_version_notice_html) \
  FILE("includes/versions.html", includes_versions_html) \
  FILE("layouts/404.html", layouts_404_html) \
  FILE("layouts/base.html", layouts_base_html) \
  FILE("layouts/default.html", layouts_default_html) \
  FILE("layouts/docs.html", layouts_docs_html) \
  FILE("layouts/gallery.html", layouts_gallery_html) \
  FILE("layouts/home.html", layouts_home_html) \
  FILE("layouts/listing.html", layouts_listing_html) \
  FILE("layouts/page.html", layouts_page_html) \
  FILE("layouts/redirect.html", layouts_redirect_html) \
  FILE("layouts/search.html", layouts_search_html) \
  FILE("layouts/tag.html", layouts_tag_html) \
  FILE("layouts/tags.html", layouts_tags_html) \
  FILE("layouts/tutorial.html", layouts_tutorial_html)
