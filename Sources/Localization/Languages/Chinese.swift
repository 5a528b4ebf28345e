extension Wording {
  static let chinese = Wording(
    texts: [
      .skip: "跳到正文", .main: "主导航", .menu: "菜单", .source: "源代码", .breadcrumbs: "路径", .draft: "草稿",
      .scheduled: "计划发布于", .updated: "更新于", .minutes: "阅读约 {} 分钟", .tags: "标签", .feed: "订阅", .edit: "编辑此页",
      .license: "许可：", .madeWith: "由 {} 生成",
      .pager: "上一篇和下一篇", .previous: "上一篇", .next: "下一篇", .pages: "页面", .newer: "较新", .older: "较早",
      .page: "第 {} 页，共 {} 页", .related: "相关文章", .documentation: "文档", .contents: "本页内容",
      .part: "第 {} 部分，共 {} 部分：{}", .series: "整个系列", .tutorials: "教程", .posts: "文章", .all: "全部：{}",
      .allPages: "全部 {} 个页面",
      .versions: "版本",
      .oldVersion:
        "您正在阅读 {} 版，该版本已过时。当前版本是 {}。",
      .upcomingVersion:
        "您正在阅读 {} 版，该版本尚未发布。当前版本是 {}。",
      .search: "搜索", .results: "# 个结果", .result: "1 个结果", .noResults: "没有结果",
      .searchHint: "方向键移动，回车打开，Esc 关闭", .close: "关闭", .groups: "分组",
      .missing: "这一帧不见了", .missingText: "此地址没有页面。页面可能已移动，或者链接有误。", .home: "回到首页",
      .proposals: "本站页面", .moved: "此页已移至 {}",
      .copy: "复制", .copied: "已复制", .line: "1 行", .lines: "{} 行",
      .done: "已完成的任务", .open: "未完成的任务", .footnotes: "脚注", .footnoteBack: "回到引用 {}", .note: "注意",
      .tip: "提示", .important: "重要", .warning: "警告", .caution: "小心",
      .play: "播放", .slow: "慢速", .slowMotion: "慢动作", .swipe: "滑动", .swipeLabel: "滑动以控制转场",
      .swipeMe: "滑动", .dragMe: "拖动", .time: "时间（秒），共 {}", .frame: "第 {} 帧，共 {} 帧，{}",
      .strip: "一帧", .strips: "{} 帧的胶片条", .overlaid: "重叠显示：", .glossary: "术语表", .notFound: "未找到页面",
      .sections: "章节",
      .everyPage: "所有页面", .categories: "分类", .authors: "作者", .seriesList: "系列", .inColor: "{}（{}）",
      .orange: "橙色", .blue: "蓝色", .green: "绿色", .pink: "粉色",
    ],
    datePattern: "%Y年%-m月%-d日",
    calendar: CalendarWords(
      months: "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月",
      shortMonths: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
      days: "星期日 星期一 星期二 星期三 星期四 星期五 星期六", shortDays: "周日 周一 周二 周三 周四 周五 周六"))
}
