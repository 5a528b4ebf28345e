extension Wording {
  static let japanese = Wording(
    texts: [
      .skip: "本文へ移動", .main: "メインナビゲーション", .menu: "メニュー", .source: "ソースコード",
      .breadcrumbs: "パンくずリスト", .draft: "下書き", .scheduled: "公開予定日", .updated: "更新日", .minutes: "約 {} 分で読めます",
      .tags: "タグ", .feed: "フィード", .edit: "このページを編集", .license: "ライセンス：",
      .madeWith: "{} で作成",
      .pager: "前後のページ", .previous: "前へ", .next: "次へ", .pages: "ページ一覧", .newer: "新しい記事",
      .older: "古い記事", .page: "{} / {} ページ", .related: "関連記事", .documentation: "ドキュメント",
      .contents: "このページの内容", .part: "第 {} 回（全 {} 回）：{}", .series: "シリーズ全体",
      .tutorials: "チュートリアル", .posts: "記事", .all: "すべて：{}", .allPages: "全 {} ページ",
      .versions: "バージョン",
      .oldVersion:
        "表示中のバージョン {} は旧版です。現行バージョンは {} です。",
      .upcomingVersion:
        "表示中のバージョン {} は未公開です。現行バージョンは {} です。",
      .search: "検索", .results: "# 件", .result: "1 件", .noResults: "見つかりません",
      .searchHint: "矢印キーで移動、Enter で開く、Esc で閉じる", .close: "閉じる", .groups: "グループ",
      .missing: "このフレームは見つかりません",
      .missingText: "このアドレスにページはありません。移動したか、リンクに誤りがある可能性があります。",
      .home: "ホームへ", .proposals: "このサイトのページ", .moved: "このページは移動しました：{}",
      .copy: "コピー", .copied: "コピーしました", .line: "1 行", .lines: "{} 行",
      .done: "完了したタスク", .open: "未完了のタスク", .footnotes: "脚注", .footnoteBack: "参照 {} に戻る",
      .note: "メモ", .tip: "ヒント", .important: "重要", .warning: "警告", .caution: "注意",
      .play: "再生", .slow: "スロー", .slowMotion: "スローモーション", .swipe: "スワイプ",
      .swipeLabel: "スワイプしてトランジションを動かす", .swipeMe: "スワイプ", .dragMe: "ドラッグ",
      .time: "時間（秒）、全 {}", .frame: "フレーム {} / {}、{}", .strip: "1 フレーム",
      .strips: "{} フレームのストリップ", .overlaid: "重ね合わせ：",
      .glossary: "用語集", .notFound: "ページが見つかりません", .sections: "見出し", .everyPage: "すべてのページ",
      .categories: "カテゴリー", .authors: "著者", .seriesList: "シリーズ", .inColor: "{}（{}）",
      .orange: "オレンジ", .blue: "青", .green: "緑", .pink: "ピンク",
    ],
    datePattern: "%Y年%-m月%-d日",
    calendar: CalendarWords(
      months: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
      shortMonths: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
      days: "日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日", shortDays: "日 月 火 水 木 金 土"))
}
