extension Wording {
  static let arabic = Wording(
    texts: [
      .skip: "انتقل إلى المحتوى", .main: "التنقل الرئيسي", .menu: "القائمة", .source: "الشيفرة المصدرية",
      .breadcrumbs: "مسار الصفحة", .draft: "مسودة", .scheduled: "مُجدول في", .updated: "حُدّث في",
      .minutes: "مدة القراءة: {} د",
      .tags: "الوسوم", .feed: "الخلاصة", .edit: "عدّل هذه الصفحة", .license: "الرخصة:",
      .madeWith: "أُنشئ بواسطة {}",
      .pager: "السابق والتالي", .previous: "السابق", .next: "التالي", .pages: "الصفحات", .newer: "الأحدث",
      .older: "الأقدم", .page: "الصفحة {} من {}", .related: "ذات صلة", .documentation: "التوثيق",
      .contents: "في هذه الصفحة", .part: "الجزء {} من {}: {}", .series: "السلسلة كاملة",
      .tutorials: "الدروس", .posts: "المقالات", .all: "الكل: {}", .allPages: "كل الصفحات ({})",
      .versions: "الإصدارات",
      .oldVersion:
        "أنت تقرأ الإصدار {}، وهو قديم. الإصدار الحالي هو {}.",
      .upcomingVersion:
        "أنت تقرأ الإصدار {}، ولم يصدر بعد. الإصدار الحالي هو {}.",
      .search: "بحث", .results: "عدد النتائج: #", .result: "نتيجة واحدة", .noResults: "لا توجد نتائج",
      .searchHint: "الأسهم للتنقل، Enter للفتح، Escape للإغلاق", .close: "إغلاق", .groups: "المجموعات",
      .missing: "هذا الإطار مفقود",
      .missingText: "لا توجد صفحة بهذا العنوان. ربما نُقلت، أو في الرابط خطأ.",
      .home: "إلى الصفحة الرئيسية", .proposals: "صفحات هذا الموقع", .moved: "نُقلت هذه الصفحة إلى {}",
      .copy: "نسخ", .copied: "نُسخ", .line: "سطر واحد", .lines: "عدد الأسطر: {}",
      .done: "مهمة منجزة", .open: "مهمة غير منجزة", .footnotes: "الحواشي",
      .footnoteBack: "العودة إلى المرجع {}", .note: "ملاحظة", .tip: "نصيحة", .important: "مهم",
      .warning: "تحذير", .caution: "تنبيه",
      .play: "تشغيل", .slow: "بطيء", .slowMotion: "حركة بطيئة", .swipe: "سحب",
      .swipeLabel: "اسحب للتحكم في الانتقال", .swipeMe: "اسحب", .dragMe: "حرّك",
      .time: "الوقت بالثواني، من {}", .frame: "الإطار {} من {}، {}", .strip: "إطار واحد",
      .strips: "شريط من الإطارات، عددها {}", .overlaid: "فوق بعضها:",
      .glossary: "المسرد", .notFound: "الصفحة غير موجودة", .sections: "الأقسام", .everyPage: "كل الصفحات",
      .categories: "التصنيفات",
      .authors: "المؤلفون", .seriesList: "السلاسل", .inColor: "{} ({})", .orange: "برتقالي", .blue: "أزرق",
      .green: "أخضر", .pink: "وردي",
    ],
    datePattern: "%-d %B %Y",
    calendar: CalendarWords(
      months: "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
      shortMonths: "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
      days: "الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت",
      shortDays: "الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت"))
}
