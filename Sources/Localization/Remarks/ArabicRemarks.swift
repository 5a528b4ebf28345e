/// What lint says of runs, by the English words.
extension Wording {
  static let arabicRemarks: [String: String] = [
    "{} of {}: {}.": "{} في {}: {}.",
    "{} of {}: {}. And one time more.": "{} في {}: {}. ومرة أخرى أيضًا.",
    "{} of {}: {}. And {} times more.": "{} في {}: {}. وعدد المرات الأخرى: {}.",
    "the view of {}": "عرض {}",
    "the container": "الحاوية",
    "layer {}": "الطبقة {}",
    "the identity": "التحويل المحايد",
    "a translation by {}": "إزاحة بمقدار {}",
    "a scale by {}": "تحجيم بمقدار {}",
    "a perspective with m34 = {}": "منظور قيمة m34 فيه {}",
    "not the identity": "ليس التحويل المحايد",
    "constraint": "القيد",
    "unsupported API": "واجهة برمجية غير مدعومة",
    "the code": "الرمز",
    "position and size": "الموضع والحجم",
    "horizontal position": "الموضع الأفقي",
    "vertical position": "الموضع الرأسي",
    "width": "العرض بالنقاط",
    "height": "الارتفاع بالنقاط",
    "{} and {}": "{} و{}",
    "Ambiguous layout": "تخطيط ملتبس",
    "Add the missing constraint, or give views that share the available room different priorities.":
      "أضف القيد الناقص، أو أعطِ العروض التي تتقاسم المساحة أولويات مختلفة.",
    "Blank snapshot": "لقطة فارغة",
    "Pass afterScreenUpdates: true.": "مرّر afterScreenUpdates: true.",
    "Completed against the outcome": "إكمال يخالف النتيجة",
    "completeTransition({}) was called, but the transition was canceled.":
      "استُدعي completeTransition({})، لكن الانتقال أُلغي.",
    "completeTransition({}) was called, but nothing canceled the transition.":
      "استُدعي completeTransition({})، لكن لم يُلغَ الانتقال.",
    "Pass !transitionContext.transitionWasCancelled.": "مرّر !transitionContext.transitionWasCancelled.",
    "Completed twice": "أُكمل مرتين",
    "completeTransition(_:) was called {} times: with {} at {} s, and again with {} at {} s.":
      "عدد استدعاءات completeTransition(_:) هو {}: مع {} عند {} ث، ثم مع {} عند {} ث.",
    "Call completeTransition(_:) in one place: the completion of the animation that ends last.":
      "استدعِ completeTransition(_:) في موضع واحد: كتلة الإكمال للتحريك الذي ينتهي أخيرًا.",
    "Completion speed of 0 or less": "قيمة completionSpeed صفر أو أقل",
    "Keep completionSpeed above 0, for instance by a lower limit.":
      "أبقِ completionSpeed أكبر من 0، بحد أدنى مثلًا.",
    "Coplanar siblings in a 3D transform": "طبقات شقيقة في مستوى واحد ضمن تحويل ثلاثي الأبعاد",
    "One pair of siblings lie in the same 3D plane, and overlap. The largest overlap in view is {} square points, at {} s.":
      "زوج من الطبقات الشقيقة يقع في المستوى ثلاثي الأبعاد نفسه ويتداخل. أكبر تداخل مرئي {} نقطة مربعة، عند {} ث.",
    "{} pairs of siblings lie in the same 3D plane, and overlap. The largest overlap in view is {} square points, at {} s.":
      "أزواج من الطبقات الشقيقة، عددها {}، تقع في المستوى ثلاثي الأبعاد نفسه وتتداخل. أكبر تداخل مرئي {} نقطة مربعة، عند {} ث.",
    "Make one a sublayer of the other, or keep them apart by zPosition.":
      "اجعل إحداهما طبقة فرعية للأخرى، أو افصل بينهما عبر zPosition.",
    "Crossing planes": "مستويات متقاطعة",
    "One pair of siblings pass through each other. The largest overlap in view is {} square points, at {} s.":
      "زوج من الطبقات الشقيقة يخترق أحدهما الآخر. أكبر تداخل مرئي {} نقطة مربعة، عند {} ث.",
    "{} pairs of siblings pass through each other. The largest overlap in view is {} square points, at {} s.":
      "أزواج من الطبقات الشقيقة، عددها {}، يخترق بعضها بعضًا. أكبر تداخل مرئي {} نقطة مربعة، عند {} ث.",
    "None, if this is intended. Otherwise keep them apart by zPosition, or turn them about a common edge.":
      "لا شيء إن كان ذلك مقصودًا. وإلا فافصل بينها عبر zPosition، أو أدرها حول حافة مشتركة.",
    "Explicit animation in an interactive transition": "تحريك صريح في انتقال تفاعلي",
    "Explicit animations of one layer don't follow the interaction: they run by themselves.":
      "التحريكات الصريحة لطبقة واحدة لا تتبع التفاعل: فهي تعمل من تلقاء نفسها.",
    "Explicit animations of {} layers don't follow the interaction: they run by themselves.":
      "التحريكات الصريحة لطبقات عددها {} لا تتبع التفاعل: فهي تعمل من تلقاء نفسها.",
    "Use UIView's animations, or an interruptible property animator.":
      "استخدم تحريكات UIView، أو مُحرّك خصائص قابلًا للمقاطعة.",
    "Interaction finished at 100 %": "تفاعل اكتمل عند 100 %",
    "finish() was called when the interaction had reached 100 %: nothing is left to animate.":
      "استُدعي finish() بعد أن بلغ التفاعل 100 %: لم يبقَ ما يُحرَّك.",
    "Keep the fraction below 1, for instance at most 0.99, until the gesture has ended.":
      "أبقِ الجزء أقل من 1، مثل 0.99 على الأكثر، حتى تنتهي الإيماءة.",
    "Hard-coded distance": "مسافة مكتوبة في الشيفرة",
    "{^} moves {} pt to the side in a container of {} pt, and as far in a container of {} pt.":
      "يتحرك {} جانبًا بمقدار {} نقطة في حاوية عرضها {} نقطة، وبالمقدار نفسه في حاوية عرضها {} نقطة.",
    "Take distances from the container's bounds.": "خذ المسافات من bounds الحاوية.",
    "Flash after a canceled transition": "وميض بعد انتقال ملغى",
    "{} % of the container looks different in the frame after the canceled transition than before it, when the app comes back to the screen.":
      "يختلف {} % من الحاوية في الإطار التالي للانتقال الملغى عما كان قبله، عند عودة التطبيق إلى الشاشة.",
    "{} % of the container looks different in the frame after the canceled transition than in its last one.":
      "يختلف {} % من الحاوية في الإطار التالي للانتقال الملغى عن إطاره الأخير.",
    "In the completion of a canceled transition, reset the old view to its earlier state, in the same turn as completeTransition(_:).":
      "في كتلة الإكمال لانتقال ملغى، أعد العرض القديم إلى حالته السابقة، في الدورة نفسها التي يُستدعى فيها completeTransition(_:).",
    "Frame set on a transformed view": "ضبط frame لعرض محوَّل",
    "Set bounds and center, or reset the transform to the identity first.":
      "اضبط bounds و center، أو أعد transform إلى التحويل المحايد أولًا.",
    "Gesture ended before the transition started": "انتهت الإيماءة قبل بدء الانتقال",
    "The finger was lifted at {} s, the transition started at {} s, and the outcome of the gesture was lost.":
      "رُفع الإصبع عند {} ث، وبدأ الانتقال عند {} ث، وضاعت نتيجة الإيماءة.",
    "Store the outcome, and apply it when the transition starts, as UIPercentDrivenInteractiveTransition does.":
      "احفظ النتيجة وطبّقها عند بدء الانتقال، كما يفعل UIPercentDrivenInteractiveTransition.",
    "Ambiguous 180° or 360° rotation": "دوران ملتبس بمقدار 180° أو 360°",
    "The transform is animated by {}° from one matrix to the next: rounding decides the direction.":
      "يُحرَّك transform بمقدار {}° من مصفوفة إلى التالية: التقريب هو ما يحدد الاتجاه.",
    "The transform is animated from a matrix to the same one: for a whole turn, nothing moves.":
      "يُحرَّك transform من مصفوفة إلى المصفوفة نفسها: في دورة كاملة لا يتحرك شيء.",
    "Animate the angle itself (transform.rotation.y), or make keyframes of less than 180° each.":
      "حرّك الزاوية نفسها (transform.rotation.y)، أو استخدم إطارات رئيسية كل منها أقل من 180°.",
    "Invalid constraint": "قيد غير صالح",
    "Add views before their constraints, and relate edges to edges of the same direction, and sizes to sizes.":
      "أضف العروض قبل قيودها، واربط الحواف بحواف من الاتجاه نفسه، والأحجام بأحجام.",
    "Wrong sign of m34": "إشارة خاطئة لقيمة m34",
    "m34 of the {} is {}: more than 0.": "قيمة m34 في {} هي {}: أكبر من 0.",
    "Set m34 to -1 divided by the distance of the eye, in points.":
      "اضبط m34 على -1 مقسومًا على بُعد العين بالنقاط.",
    "Transition never completed": "انتقال لم يكتمل",
    "{} was started at {} s and never called completeTransition(_:).":
      "بدأ {} عند {} ث ولم يستدعِ completeTransition(_:) قط.",
    "{} was asked to animate at {} s and never called completeTransition(_:).":
      "طُلب من {} التحريك عند {} ث ولم يستدعِ completeTransition(_:) قط.",
    "{} {}": "{} {}",
    "It is interactive, and was neither finished nor canceled.": "الانتقال تفاعلي، ولم يُكمل ولم يُلغَ.",
    "It began no animation.": "لم يبدأ أي تحريك.",
    "Its animations were still running when the run ended at {} s.":
      "كانت تحريكاته لا تزال تعمل حين انتهى التشغيل عند {} ث.",
    "Its animations were over at {} s.": "انتهت تحريكاته عند {} ث.",
    "Call completeTransition(_:) in the completion of the animation, on every path. Finish or cancel an interaction in every state in which its gesture can end.":
      "استدعِ completeTransition(_:) في كتلة الإكمال للتحريك، في كل مسار. وأكمل التفاعل أو ألغِه في كل حالة يمكن أن تنتهي فيها إيماءته.",
    "New view missing from the container": "العرض الجديد غير موجود في الحاوية",
    "The view of {} was never added to the container, which is empty now.":
      "لم يُضف عرض {} إلى الحاوية قط، وهي فارغة الآن.",
    "Add the view for .to to the container view before animating.":
      "أضف عرض .to إلى عرض الحاوية قبل التحريك.",
    "Unsupported API": "واجهة برمجية غير مدعومة",
    "Use supported API, or accept the finding with “:lint: not-modelled”.":
      "استخدم واجهة برمجية مدعومة، أو اقبل الملاحظة عبر «\u{2068}:lint: not-modelled\u{2069}».",
    "Perspective applied twice": "منظور مطبَّق مرتين",
    "One layer with perspective in its own transform (m34 = {}) lies in a layer whose sublayerTransform has it, too (m34 = {}).":
      "طبقة في transform الخاص بها منظور (m34 = {}) تقع داخل طبقة في sublayerTransform الخاص بها منظور أيضًا (m34 = {}).",
    "{} layers with perspective in their own transform (m34 = {}) lie in a layer whose sublayerTransform has it, too (m34 = {}).":
      "طبقات عددها {} في transform الخاص بكل منها منظور (m34 = {}) تقع داخل طبقة في sublayerTransform الخاص بها منظور أيضًا (m34 = {}).",
    "Set m34 in one place: the container layer's sublayerTransform.":
      "اضبط m34 في موضع واحد: sublayerTransform لطبقة الحاوية.",
    "Object released too early": "كائن حُرّر قبل أوانه",
    "Store the object in a property of a long-lived object, such as the view controller or the animator.":
      "احفظ الكائن في خاصية لكائن طويل البقاء، مثل مُتحكّم العرض أو المُحرّك.",
    "Tab selected during a transition": "اختيار لسان أثناء انتقال",
    "Lock the selection from the request until animationEnded(_:).":
      "اقفل الاختيار من لحظة الطلب حتى animationEnded(_:).",
    "State left behind": "حالة متروكة",
    "{^} isn't reset after the transition: {}.": "لم تُستعد الحالة بعد الانتقال في {}: {}.",
    "its {} is {} instead of {}": "{} هو {}، والمتوقع {}",
    "it is hidden": "مخفي",
    "it isn't hidden": "غير مخفي",
    "anchor point": "نقطة الارتكاز",
    "its {} is {}": "{} هو {}",
    "In the completion, reset every property that the animation changed, whether it was finished or canceled.":
      "في كتلة الإكمال، أعد كل خاصية غيّرها التحريك، سواء اكتمل أو أُلغي.",
    "Sublayer transform left on the container": "تحويل الطبقات الفرعية متروك على الحاوية",
    "The container's sublayerTransform was {} before, and is {} after the transition.":
      "كان sublayerTransform للحاوية قبل الانتقال {}، وهو بعده {}.",
    "In the completion, reset the container layer's sublayerTransform to the identity.":
      "في كتلة الإكمال، أعد sublayerTransform لطبقة الحاوية إلى التحويل المحايد.",
    "Unsatisfiable constraints": "قيود يتعذر تحقيقها",
    "Remove one of them, give one a priority below 1000, or set translatesAutoresizingMaskIntoConstraints to false on a view that its frame shouldn't place.":
      "أزل أحدها، أو أعطِ أحدها أولوية أقل من 1000، أو اضبط translatesAutoresizingMaskIntoConstraints على false لعرض ينبغي ألا يحدد frame موضعه.",
    "Randomness without a seed": "عشوائية بلا بذرة",
    "The second run of the same transition differs from the first, from {} s on: first in {}.":
      "يختلف التشغيل الثاني للانتقال نفسه عن الأول ابتداءً من {} ث: أولًا في {}.",
    "The second run of the same code differs from the first, from {} s on: first in {}.":
      "يختلف التشغيل الثاني للرمز نفسه عن الأول ابتداءً من {} ث: أولًا في {}.",
    "The second run of the same transition differs from the first, from {} s on.":
      "يختلف التشغيل الثاني للانتقال نفسه عن الأول ابتداءً من {} ث.",
    "The second run of the same code differs from the first, from {} s on.":
      "يختلف التشغيل الثاني للرمز نفسه عن الأول ابتداءً من {} ث.",
    "Make a generator from a fixed seed at the start of every transition.":
      "أنشئ مولّدًا ببذرة ثابتة عند بدء كل انتقال.",
    "Views left behind": "عروض متروكة",
    "One view that the animator added to the container is still in it.":
      "عرض أضافه المُحرّك إلى الحاوية لا يزال فيها.",
    "{} views that the animator added to the container are still in it.":
      "عروض أضافها المُحرّك إلى الحاوية لا تزال فيها، عددها {}.",
    "Remove them in the completion, before completeTransition(_:).":
      "أزلها في كتلة الإكمال، قبل completeTransition(_:).",
    "{}: {}": "{}: {}",
    "printed: {}": "طُبع: {}",
    "{}, at {}": "{}، عند {}",
    "{} on {}, at {}": "{} ({})، عند {}",
    "a {} of {} s counts as 0": "{} بقيمة {} ث يُعدّ 0",
    "animation curve {}": "منحنى تحريك {}",
    "use a named one, or 7 for the keyboard’s": "استخدم منحنى له اسم، أو 7 لمنحنى لوحة المفاتيح",
    "can't be satisfied, since sizes can't be negative; it is broken, the others hold":
      "يتعذر تحقيقه، لأن الأحجام لا تكون سالبة؛ فهو يُكسر وتبقى القيود الأخرى",
    "contradicts {}; it is broken, the others hold": "يناقض {}؛ فهو يُكسر وتبقى القيود الأخرى",
    "ambiguous: the constraints don't define it": "ملتبس: القيود لا تحدده",
    "it can't be active: its items have no common ancestor": "لا يمكن تفعيله: ليس لعناصره سلف مشترك",
    "it can't be added to {}, which doesn't contain its items":
      "لا يمكن إضافته إلى {} لأنه لا يحتوي عناصره",
    "unable to parse the format: {}, at character {}": "تتعذر قراءة الصيغة: {}، عند الحرف {}",
    "its constant isn't a number": "ثابته ليس عددًا",
    "its priority changes between required and less while it is active":
      "تتغير أولويته بين required وما دونها وهو مفعّل",
    "{} and {} can't be related to each other": "لا يمكن ربط {} و{} أحدهما بالآخر",
    "{} has to be related to the same attribute of another item": "يجب ربط {} بالسمة نفسها لعنصر آخر",
    "nothing": "لا شيء",
    "refused: a transition is running; the stack stays as it is":
      "مرفوض: هناك انتقال جارٍ؛ تبقى المكدسة كما هي",
    "refused: {}": "مرفوض: {}",
    "the children are just told of another change": "يُبلَّغ الأبناء الآن بتغيير آخر",
    "a controller can be in the stack once": "لا يكون المُتحكّم في المكدسة إلا مرة واحدة",
    "a navigation controller cannot be in another one's stack":
      "لا يكون مُتحكّم التنقل في مكدسة مُتحكّم آخر",
    "a controller cannot contain itself": "لا يمكن أن يحتوي المُتحكّم نفسه",
    "{} is presented": "{} مُقدَّم",
    "refused: {} is not in the stack": "مرفوض: {} ليس في المكدسة",
    "page that curls in part": "صفحة تلتف جزئيًا",
    "it fades instead": "تتلاشى بدلًا من ذلك",
    "{} presents {} already": "{} يقدّم {} بالفعل",
    "{} is coming or going itself": "{} نفسه يظهر أو يختفي الآن",
    "a controller cannot present itself": "لا يمكن أن يقدّم المُتحكّم نفسه",
    "{} presents another controller itself": "{} نفسه يقدّم مُتحكّمًا آخر",
    "{} is presented already": "{} مُقدَّم بالفعل",
    "{} is a child of {}": "{} ابن لـ{}",
    "{} is on screen already": "{} على الشاشة بالفعل",
    "the view of {} is not in a window": "عرض {} ليس في نافذة",
    "ignored: nothing is presented": "متجاهَل: لا شيء مُقدَّم",
    "ignored: a presentation or dismissal is going on": "متجاهَل: هناك تقديم يظهر أو يختفي",
    "nib “{}”": "ملف nib «{}»",
    "make its views in code": "أنشئ عروضه في الشيفرة",
    "storyboard “{}”": "لوحة القصة «{}»",
    "make its first controller in code": "أنشئ مُتحكّمها الأول في الشيفرة",
    "make its controller “{}” in code": "أنشئ مُتحكّمها «{}» في الشيفرة",
    "page that curls": "صفحة تلتف",
    "it scrolls instead": "تُمرَّر بدلًا من ذلك",
    "set while {}: they have to wait": "ضُبط، لكن عليه الانتظار: {}",
    "{} is the index of no view controller": "{} ليس فهرسًا لأي مُتحكّم عرض",
    "not one of viewControllers": "ليس من viewControllers",
    "ignored: {}": "متجاهَل: {}",
    "set to {} while {}: it has to wait": "ضُبط على {}، لكن عليه الانتظار: {}",
    "another change is made": "يجري تغيير آخر",
    "a transition is running": "هناك انتقال جارٍ",
    "make its view in `loadView`": "أنشئ عرضه في `loadView`",
    "segue “{}”, as there are no storyboards": "الوصلة «{}»، إذ لا توجد لوحات قصة",
    "make a UIStoryboardSegue in code, or present its destination":
      "أنشئ UIStoryboardSegue في الشيفرة، أو قدّم وجهتها",
    "refused: {} and {} have to be two children, the first one shown":
      "مرفوض: يجب أن يكون {} و{} ابنين، أولهما ظاهر",
    "tab {}": "اللسان {}",
    "drawing of {}": "رسم {}",
    "use bounce, pulse, scale or another effect of the whole symbol":
      "استخدم bounce أو pulse أو scale أو تأثيرًا آخر للرمز كله",
    "animation of {} s": "تحريك مدته {} ث",
    "give it a duration of 0 or more": "أعطه مدة 0 أو أكثر",
    "{} s is long ago on a device, whose media time counts from its start: the animation is over; add CACurrentMediaTime()":
      "{} ث ماضٍ بعيد على جهاز يُحسب وقت وسائطه من بدء تشغيله: انتهى التحريك؛ أضف CACurrentMediaTime()",
    "ignored: the link was invalidated": "متجاهَل: أُبطل الرابط",
    "use for these key times, so that the values are evenly spaced":
      "استخدام لقيم keyTimes هذه، لذا تتوزع القيم بالتساوي",
    "give as many as there are values, ascending from 0 to 1": "أعطِ بعدد القيم، تصاعديًا من 0 إلى 1",
    "left out: no property takes {}, of type {}": "متروك: لا خاصية تقبل {} من النوع {}",
    "key path in a {}": "مسار مفتاح في {}",
    "pass one to init(keyPath:)": "مرّر واحدًا إلى init(keyPath:)",
    "draw the layer by it, and return true for it from “needsDisplay(forKey:)”":
      "ارسم الطبقة بحسبه، وأعد true له من «needsDisplay(forKey:)»",
    "animate something else": "حرّك شيئًا آخر",
    "animation of “{}”": "تحريك «{}»",
    "spring with a {} of {}": "نابض قيمة {} فيه {}",
    "give it a finite number, more than 0 for mass and stiffness":
      "أعطه عددًا منتهيًا، أكبر من 0 في mass و stiffness",
    "missing for {} transactions": "ناقص في معاملات عددها {}",
    "transition “{}”": "الانتقال «{}»",
    "“{}” in a {}": "«{}» في {}",
    "add the animation to a layer that has the property": "أضف التحريك إلى طبقة لها هذه الخاصية",
    "value in the animation of “{}”": "قيمة في تحريك «{}»",
    "set values that the property takes": "اضبط قيمًا تقبلها الخاصية",
    "animation of “{}” through values of another type": "تحريك «{}» عبر قيم من نوع آخر",
    "use values of the property’s type": "استخدم قيمًا من نوع الخاصية",
    "interpolation of “{}” between these values, which have different elements":
      "استيفاء «{}» بين هذه القيم المختلفة العناصر",
    "give them the same elements in the same order": "أعطها العناصر نفسها بالترتيب نفسه",
    "way along a path for “{}”, which isn’t a point": "مسير على مسار لـ«{}» الذي ليس نقطة",
    "set values instead of the path": "اضبط قيمًا بدل المسار",
    "number “{}” in a CAEmitterCell": "العدد «{}» في CAEmitterCell",
    "set one that the cell has": "اضبط عددًا تملكه الخلية",
    "particle that emits others": "جسيم يُطلق جسيمات أخرى",
    "let the layer emit both": "دع الطبقة تطلق كليهما",
    "emitter of more than {} particles at a time": "باعث لأكثر من {} جسيم في آن واحد",
    "it emits fewer": "يطلق عددًا أقل",
    "a layer cannot be a sublayer of itself": "لا يمكن أن تكون الطبقة طبقة فرعية لنفسها",
    "property “{}”": "الخاصية «{}»",
    "set one that the layer has": "اضبط خاصية تملكها الطبقة",
    "way to set “{}” to {}": "طريقة لضبط «{}» على {}",
    "use a value of the property’s type": "استخدم قيمة من نوع الخاصية",
    "{} with the number {}": "{} مع العدد {}",
    "use finite numbers": "استخدم أعدادًا منتهية",
    "set while the transform is not the identity": "ضُبط و transform ليس التحويل المحايد",
    "a layer cannot be masked by one that it lies in": "لا يمكن أن تُقنَّع طبقة بطبقة تحتويها",
    "layer content of type {}": "محتوى طبقة من النوع {}",
    "give it a CGImage": "أعطه CGImage",
    "end to a drawing that requests another drawing": "نهاية لرسم يطلب رسمًا آخر",
    "call setNeedsDisplay() where a value changes": "استدعِ setNeedsDisplay() حيث تتغير قيمة",
    "replicator of {} copies of {} layers": "مكرِّر يصنع {} من النسخ لطبقات عددها {}",
    "it shows {} of them": "يعرض {} منها",
    "{} × {} pixels in memory of your own": "ذاكرة خاصة بك لعدد {} × {} من البكسلات",
    "draw into fewer pixels, or pass nil for the memory": "ارسم في بكسلات أقل، أو مرّر nil للذاكرة",
    "{} × {} pixels in memory": "ذاكرة لعدد {} × {} من البكسلات",
    "draw into fewer pixels": "ارسم في بكسلات أقل",
    "image of pixels that code has written": "صورة من بكسلات كتبتها الشيفرة",
    "draw what they show into the context": "ارسم ما تعرضه في السياق",
    "color of the pixels of {}": "لون لبكسلات {}",
    "read colors of views that are drawn without it": "اقرأ ألوان عروض تُرسم من دونه",
    "bitmap with {} bits in a component": "صورة نقطية بعدد {} من البتات لكل مكوّن",
    "use 8": "استخدم 8",
    "a picture file": "ملف صورة",
    "a blurred background": "خلفية ضبابية",
    "a shadow": "ظل",
    "a layer in perspective": "طبقة في منظور",
    "a part of a stroke": "جزء من خط",
    "picture “{}”": "الصورة «{}»",
    "draw one, or use a symbol": "ارسم صورة، أو استخدم رمزًا",
    "color “{}”": "اللون «{}»",
    "give its components": "أعطِ مكوّناته",
    "font “{}”": "الخط «{}»",
    "the text is set in Inter": "يُصفّ النص بخط Inter",
    "font of another width": "خط بعرض آخر",
    "design “{}” of the system font": "التصميم «{}» لخط النظام",
    "feature of a font except the spacing of numbers": "ميزة خط غير تباعد الأرقام",
    "leave it out": "اتركها",
    "JPEG of a drawing": "ملف JPEG لرسم",
    "the data are a PNG’s": "البيانات هي بيانات PNG",
    "the animator was deallocated before its first frame, so nothing moves":
      "حُرّر المُحرّك قبل إطاره الأول، فلا يتحرك شيء",
    "physics of {} items": "فيزياء لعناصر عددها {}",
    "the first {} of them move": "يتحرك أول {} منها",
    "end to physics that doesn't come to rest in {} s": "نهاية لفيزياء لا تسكن خلال {} ث",
    "give the items some resistance, or take the behaviors out":
      "أعطِ العناصر بعض المقاومة، أو أزل السلوكيات",
    "declare it as “@objc dynamic var {}”": "صرّح عنها بصيغة «@objc dynamic var {}»",
    "call your code where it is set": "استدعِ شيفرتك حيث تُضبط",
    "notification when “{}” of {} changes": "إشعار عندما تتغير «{}» في {}",
    "way to set “{}” of {} to {}": "طريقة لضبط «{}» في {} على {}",
    "property “{}” of {} that code can reach by its name": "خاصية «{}» في {} تبلغها الشيفرة باسمها",
    "use a property that the class has; declare your own with “@objc”":
      "استخدم خاصية تملكها الفئة؛ وصرّح عن خصائصك بكلمة «@objc»",
    "observer of “{}” of {} to remove": "مراقب لـ«{}» في {} كي يُزال",
    "remove each observer once, as iOS demands": "أزل كل مراقب مرة واحدة، كما يقتضي iOS",
    "archive of {}": "أرشيف {}",
    "only plain views, labels and image views are copied; make another object, or take a snapshot":
      "لا تُنسخ إلا العروض البسيطة والتسميات وعروض الصور؛ أنشئ كائنًا آخر، أو التقط لقطة",
    "answer of {} to a change of “{}”": "استجابة من {} لتغير «{}»",
    "override observeValue(forKeyPath:of:change:context:), and call super only for other observations":
      "أعد تعريف observeValue(forKeyPath:of:change:context:)، ولا تستدعِ super إلا للمراقبات الأخرى",
    "network in a run, so the request ends with URLError(.notConnectedToInternet)":
      "شبكة أثناء التشغيل، لذا ينتهي الطلب بالخطأ URLError(.notConnectedToInternet)",
    "show a placeholder for it, or take data and images of the site":
      "اعرض بديلًا مؤقتًا، أو استخدم بيانات الموقع وصوره",
    "method “{}” of {}": "الدالة «{}» في {}",
    "call API that is supported": "استدعِ واجهة برمجية مدعومة",
    "not called: there is no such method for {}": "لم يُستدعَ: لا توجد دالة كهذه لـ{}",
    "the target was deallocated before {} sent its action, so nothing is called":
      "حُرّر الهدف قبل أن يرسل {} حدثه، فلا يُستدعى شيء",
    "cannot go from {} to {}": "لا يمكن الانتقال من {} إلى {}",
    "section to append items to": "قسم تُلحق به العناصر",
    "append a section first": "ألحق قسمًا أولًا",
    "item that occurs twice": "عنصر يتكرر مرتين",
    "give each item an identifier of its own": "أعطِ كل عنصر معرّفًا خاصًا به",
    "item {} to insert at": "عنصر {} للإدراج عنده",
    "insert at an item of the snapshot": "أدرج عند عنصر من اللقطة",
    "section that occurs twice": "قسم يتكرر مرتين",
    "give each section an identifier of its own": "أعطِ كل قسم معرّفًا خاصًا به",
    "{} sections before and {} after, with {} inserted and {} deleted":
      "عدد الأقسام قبلًا {} وبعدًا {}، أُدرج منها {} وحُذف {}",
    "{} items before and {} after in section {}, with {} inserted or moved in and {} deleted or moved out":
      "عدد العناصر قبلًا {} وبعدًا {} في القسم {}، أُدرج أو نُقل إليه {} وحُذف أو نُقل منه {}",
    "batch that leads to the data source’s numbers": "دفعة تغييرات تؤدي إلى أعداد مصدر البيانات",
    "{}; all is reloaded without an animation, and iOS throws an exception":
      "{}؛ يُعاد تحميل كل شيء دون تحريك، ويرمي iOS استثناءً",
    "on its side": "أفقي",
    "upright": "رأسي",
    "end to a layout that requests another layout": "نهاية لتخطيط يطلب تخطيطًا آخر",
    "it gets {} in a turn": "يحصل على {} في الدورة",
    "there is no {}: {}": "لا يوجد {}: {}",
    "has no effect: {}": "بلا أثر: {}",
    "tab bars stay": "تبقى أشرطة الألسنة",
    "bars lie over the content": "تقع الأشرطة فوق المحتوى",
    "bars stay": "تبقى الأشرطة",
    "pages have one side": "للصفحات وجه واحد",
    "pages touch one another": "تتلامس الصفحات",
    "books aren’t modeled": "الكتب غير ممثَّلة",
    "the field of the search stays below the title": "يبقى حقل البحث تحت العنوان",
    "nothing is dragged": "لا يُسحب شيء",
    "nothing is dropped": "لا يُفلت شيء",
    "nothing is dragged; the data source’s collectionView(_:moveItemAt:to:) moves items":
      "لا يُسحب شيء؛ تنقل collectionView(_:moveItemAt:to:) في مصدر البيانات العناصر",
    "nothing is dragged without the data source’s tableView(_:moveRowAt:to:), which moves rows":
      "لا يُسحب شيء دون tableView(_:moveRowAt:to:) في مصدر البيانات، وهي التي تنقل الصفوف",
    "rows move by tableView(_:moveRowAt:to:)": "تنتقل الصفوف عبر tableView(_:moveRowAt:to:)",
    "a drag goes in any direction": "يمضي السحب في أي اتجاه",
    "a drag takes touches away from the content": "يأخذ السحب اللمسات من المحتوى",
    "there is no pointer": "لا يوجد مؤشر",
    "fingers have no force": "ليس للأصابع قوة ضغط",
    "the device is at rest": "الجهاز ساكن",
    "a tap opens no color picker": "النقر لا يفتح منتقي ألوان",
    "no button clears the field": "لا زر يمسح الحقل",
    "text that doesn't fit is cut off": "يُقتطع النص الذي لا يتسع له المكان",
    "lines take the whole width": "تأخذ الأسطر العرض كله",
    "lines fill the box around the path": "تملأ الأسطر المستطيل المحيط بالمسار",
    "the text is set in the first container": "يُصفّ النص في الحاوية الأولى",
    "the usual keyboard comes": "تظهر لوحة المفاتيح المعتادة",
    "the bars are UIKit's own": "الأشرطة هي أشرطة UIKit",
    "nothing shows above the keyboard": "لا يظهر شيء فوق لوحة المفاتيح",
    "only backgrounds without a drawing of their own, and fills, repeat an image":
      "لا تكرر الصورة إلا الخلفيات التي لا رسم لها والتعبئات",
    "what is cleared is cleared outside of the mask, too": "ما يُمسح يُمسح خارج القناع أيضًا",
    "a stroke removes what is drawn along the whole path": "يزيل الخط ما رُسم على طول المسار كله",
    "only “normal” and “clear” are drawn": "لا يُرسم إلا «normal» و«clear»",
    "it isn’t drawn, or only for whole texts": "لا يُرسم، أو يُرسم للنصوص الكاملة فقط",
    "the clocks of layers never end": "ساعات الطبقات لا تنتهي",
    "a layer’s own colors are shown": "تظهر ألوان الطبقة نفسها",
    "what is behind a layer is shown": "يظهر ما خلف الطبقة",
    "a layer is painted over those behind": "تُرسم الطبقة فوق ما خلفها",
    "the layer is drawn at once": "تُرسم الطبقة دفعة واحدة",
    "browsers smooth images": "تنعّم المتصفحات الصور",
    "a layer fades with its sublayers as a whole": "تتلاشى الطبقة مع طبقاتها الفرعية كوحدة واحدة",
    "the y axis points down": "يشير المحور y إلى أسفل",
    "gradients are axial": "التدرجات محورية",
    "particles start in the layer’s plane": "تبدأ الجسيمات في مستوى الطبقة",
    "each particle is painted over those before it": "يُرسم كل جسيم فوق ما قبله",
    "particles lie in the layer’s plane": "تقع الجسيمات في مستوى الطبقة",
    "particles stay in the layer’s plane": "تبقى الجسيمات في مستوى الطبقة",
    "{}, which changes classes while they run": "{} التي تغيّر الفئات أثناء التشغيل",
    "override the method, or declare it “dynamic” and replace it by @_dynamicReplacement(for:)":
      "أعد تعريف الدالة، أو صرّح عنها «dynamic» واستبدلها عبر @_dynamicReplacement(for:)",
    "an explicit animation runs by itself: an interaction scrubs view animations only":
      "التحريك الصريح يعمل من تلقاء نفسه: التفاعل لا يقود إلا تحريكات العروض",
    "ignored: the context is not one of UIKit's containers": "متجاهَل: السياق ليس لحاوية من UIKit",
    "ignored: the animator is not interruptible": "متجاهَل: المُحرّك غير قابل للمقاطعة",
    "at {}, before the transition started: carried over": "عند {}، قبل بدء الانتقال: نُقلت إلى ما بعده",
    "{} is invalid and counts as 1: it has to be more than 0":
      "{} غير صالح ويُعدّ 1: يجب أن يكون أكبر من 0",
    "the transition is {}": "الانتقال {}",
    "there is no transition": "لا يوجد انتقال",
    "at {}": "عند {}",
    "ignored: the transition is {}": "متجاهَل: الانتقال {}",
    "ignored: the transition is {} already": "متجاهَل: الانتقال {} بالفعل",
    "the new view was never added to it": "لم يُضف العرض الجديد إليها قط",
    "a view cannot be a subview of itself": "لا يمكن أن يكون العرض عرضًا فرعيًا لنفسه",
    "blank: the view was never on screen; pass afterScreenUpdates: true":
      "فارغة: لم يظهر العرض على الشاشة قط؛ مرّر afterScreenUpdates: true",
  ]
}
