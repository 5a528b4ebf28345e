/// What lint says of runs, by the English words.
extension Wording {
  static let germanRemarks: [String: String] = [
    "{} of {}: {}.": "{} von {}: {}.",
    "{} of {}: {}. And one time more.": "{} von {}: {}. Und noch einmal.",
    "{} of {}: {}. And {} times more.": "{} von {}: {}. Und noch {}-mal.",
    "the view of {}": "die View von {}",
    "the container": "der Container",
    "layer {}": "Ebene {}",
    "the identity": "die Identität",
    "a translation by {}": "eine Verschiebung um {}",
    "a scale by {}": "eine Skalierung um {}",
    "a perspective with m34 = {}": "eine Perspektive mit m34 = {}",
    "not the identity": "nicht die Identität",
    "constraint": "Constraint",
    "unsupported API": "nicht unterstützte API",
    "the code": "der Code",
    "position and size": "Position und Größe",
    "horizontal position": "horizontale Position",
    "vertical position": "vertikale Position",
    "width": "Breite",
    "height": "Höhe",
    "{} and {}": "{} und {}",
    "Ambiguous layout": "Mehrdeutiges Layout",
    "Add the missing constraint, or give views that share the available room different priorities.":
      "Den fehlenden Constraint ergänzen oder Views, die sich den Platz teilen, verschiedene Prioritäten geben.",
    "Blank snapshot": "Leerer Schnappschuss",
    "Pass afterScreenUpdates: true.": "afterScreenUpdates: true übergeben.",
    "Completed against the outcome": "Abschluss widerspricht dem Ausgang",
    "completeTransition({}) was called, but the transition was canceled.":
      "completeTransition({}) wurde aufgerufen, aber der Übergang wurde abgebrochen.",
    "completeTransition({}) was called, but nothing canceled the transition.":
      "completeTransition({}) wurde aufgerufen, aber nichts hat den Übergang abgebrochen.",
    "Pass !transitionContext.transitionWasCancelled.":
      "!transitionContext.transitionWasCancelled übergeben.",
    "Completed twice": "Zweimal abgeschlossen",
    "completeTransition(_:) was called {} times: with {} at {} s, and again with {} at {} s.":
      "completeTransition(_:) wurde {}-mal aufgerufen: mit {} bei {} s und noch einmal mit {} bei {} s.",
    "Call completeTransition(_:) in one place: the completion of the animation that ends last.":
      "completeTransition(_:) an einer einzigen Stelle aufrufen: im Completion-Block der Animation, die als letzte endet.",
    "Completion speed of 0 or less": "completionSpeed ist 0 oder kleiner",
    "Keep completionSpeed above 0, for instance by a lower limit.":
      "completionSpeed über 0 halten, etwa durch eine Untergrenze.",
    "Coplanar siblings in a 3D transform": "Geschwister in derselben 3D-Ebene",
    "One pair of siblings lie in the same 3D plane, and overlap. The largest overlap in view is {} square points, at {} s.":
      "Ein Paar von Geschwistern liegt in derselben 3D-Ebene und überlappt sich. Die größte sichtbare Überlappung hat {} Quadratpunkte, bei {} s.",
    "{} pairs of siblings lie in the same 3D plane, and overlap. The largest overlap in view is {} square points, at {} s.":
      "{} Paare von Geschwistern liegen in derselben 3D-Ebene und überlappen sich. Die größte sichtbare Überlappung hat {} Quadratpunkte, bei {} s.",
    "Make one a sublayer of the other, or keep them apart by zPosition.":
      "Die eine zur Unterebene der anderen machen oder beide durch zPosition trennen.",
    "Crossing planes": "Ebenen durchdringen sich",
    "One pair of siblings pass through each other. The largest overlap in view is {} square points, at {} s.":
      "Ein Paar von Geschwistern durchdringt sich. Die größte sichtbare Überlappung hat {} Quadratpunkte, bei {} s.",
    "{} pairs of siblings pass through each other. The largest overlap in view is {} square points, at {} s.":
      "{} Paare von Geschwistern durchdringen sich. Die größte sichtbare Überlappung hat {} Quadratpunkte, bei {} s.",
    "None, if this is intended. Otherwise keep them apart by zPosition, or turn them about a common edge.":
      "Nichts, wenn es so gewollt ist. Sonst die Ebenen durch zPosition trennen oder um eine gemeinsame Kante drehen.",
    "Explicit animation in an interactive transition": "Explizite Animation in einem interaktiven Übergang",
    "Explicit animations of one layer don't follow the interaction: they run by themselves.":
      "Explizite Animationen einer Ebene folgen der Interaktion nicht: Sie laufen von selbst.",
    "Explicit animations of {} layers don't follow the interaction: they run by themselves.":
      "Explizite Animationen von {} Ebenen folgen der Interaktion nicht: Sie laufen von selbst.",
    "Use UIView's animations, or an interruptible property animator.":
      "Die Animationen von UIView verwenden oder einen unterbrechbaren Property-Animator.",
    "Interaction finished at 100 %": "Interaktion bei 100 % abgeschlossen",
    "finish() was called when the interaction had reached 100 %: nothing is left to animate.":
      "finish() wurde aufgerufen, als die Interaktion 100 % erreicht hatte: Es bleibt nichts zu animieren.",
    "Keep the fraction below 1, for instance at most 0.99, until the gesture has ended.":
      "Den Anteil unter 1 halten, etwa höchstens 0.99, bis die Geste zu Ende ist.",
    "Hard-coded distance": "Fest eingetragene Strecke",
    "{^} moves {} pt to the side in a container of {} pt, and as far in a container of {} pt.":
      "{^} bewegt sich in einem Container von {3} pt um {2} pt zur Seite und in einem Container von {4} pt ebenso weit.",
    "Take distances from the container's bounds.": "Strecken aus den bounds des Containers nehmen.",
    "Flash after a canceled transition": "Aufblitzen nach einem abgebrochenen Übergang",
    "{} % of the container looks different in the frame after the canceled transition than before it, when the app comes back to the screen.":
      "{} % des Containers sehen im Bild nach dem abgebrochenen Übergang anders aus als vor ihm, wenn die App auf den Bildschirm zurückkommt.",
    "{} % of the container looks different in the frame after the canceled transition than in its last one.":
      "{} % des Containers sehen im Bild nach dem abgebrochenen Übergang anders aus als in seinem letzten Bild.",
    "In the completion of a canceled transition, reset the old view to its earlier state, in the same turn as completeTransition(_:).":
      "Im Completion-Block eines abgebrochenen Übergangs die alte View auf ihren früheren Zustand zurücksetzen, im selben Durchlauf wie completeTransition(_:).",
    "Frame set on a transformed view": "frame einer transformierten View gesetzt",
    "Set bounds and center, or reset the transform to the identity first.":
      "bounds und center setzen oder transform vorher auf die Identität zurücksetzen.",
    "Gesture ended before the transition started": "Geste vor dem Beginn des Übergangs beendet",
    "The finger was lifted at {} s, the transition started at {} s, and the outcome of the gesture was lost.":
      "Der Finger wurde bei {} s abgehoben, der Übergang begann bei {} s, und der Ausgang der Geste ging verloren.",
    "Store the outcome, and apply it when the transition starts, as UIPercentDrivenInteractiveTransition does.":
      "Den Ausgang speichern und anwenden, wenn der Übergang beginnt, wie es UIPercentDrivenInteractiveTransition tut.",
    "Ambiguous 180° or 360° rotation": "Mehrdeutige Drehung um 180° oder 360°",
    "The transform is animated by {}° from one matrix to the next: rounding decides the direction.":
      "transform wird um {}° von einer Matrix zur nächsten animiert: Rundung entscheidet über die Richtung.",
    "The transform is animated from a matrix to the same one: for a whole turn, nothing moves.":
      "transform wird von einer Matrix zur gleichen animiert: Bei einer ganzen Drehung bewegt sich nichts.",
    "Animate the angle itself (transform.rotation.y), or make keyframes of less than 180° each.":
      "Den Winkel selbst animieren (transform.rotation.y) oder Keyframes von jeweils weniger als 180° anlegen.",
    "Invalid constraint": "Ungültiger Constraint",
    "Add views before their constraints, and relate edges to edges of the same direction, and sizes to sizes.":
      "Views vor ihren Constraints hinzufügen und Kanten nur mit Kanten derselben Richtung verbinden, Größen nur mit Größen.",
    "Wrong sign of m34": "Falsches Vorzeichen von m34",
    "m34 of the {} is {}: more than 0.": "m34 von {} ist {}: größer als 0.",
    "Set m34 to -1 divided by the distance of the eye, in points.":
      "m34 auf -1 geteilt durch den Abstand des Auges in Punkten setzen.",
    "Transition never completed": "Übergang nie abgeschlossen",
    "{} was started at {} s and never called completeTransition(_:).":
      "{} wurde bei {} s gestartet und hat completeTransition(_:) nie aufgerufen.",
    "{} was asked to animate at {} s and never called completeTransition(_:).":
      "{} wurde bei {} s zum Animieren aufgefordert und hat completeTransition(_:) nie aufgerufen.",
    "{} {}": "{} {}",
    "It is interactive, and was neither finished nor canceled.":
      "Der Übergang ist interaktiv und wurde weder abgeschlossen noch abgebrochen.",
    "It began no animation.": "Es begann keine Animation.",
    "Its animations were still running when the run ended at {} s.":
      "Seine Animationen liefen noch, als der Durchlauf bei {} s endete.",
    "Its animations were over at {} s.": "Seine Animationen waren bei {} s vorbei.",
    "Call completeTransition(_:) in the completion of the animation, on every path. Finish or cancel an interaction in every state in which its gesture can end.":
      "completeTransition(_:) im Completion-Block der Animation aufrufen, auf jedem Weg. Eine Interaktion in jedem Zustand abschließen oder abbrechen, in dem ihre Geste enden kann.",
    "New view missing from the container": "Neue View fehlt im Container",
    "The view of {} was never added to the container, which is empty now.":
      "Die View von {} wurde dem Container nie hinzugefügt; er ist jetzt leer.",
    "Add the view for .to to the container view before animating.":
      "Vor dem Animieren die View für .to zur Container-View hinzufügen.",
    "Unsupported API": "Nicht unterstützte API",
    "Use supported API, or accept the finding with “:lint: not-modelled”.":
      "Unterstützte API verwenden oder den Befund mit „:lint: not-modelled“ hinnehmen.",
    "Perspective applied twice": "Doppelte Perspektive",
    "One layer with perspective in its own transform (m34 = {}) lies in a layer whose sublayerTransform has it, too (m34 = {}).":
      "Eine Ebene mit Perspektive in ihrem eigenen transform (m34 = {}) liegt in einer Ebene, deren sublayerTransform ebenfalls eine hat (m34 = {}).",
    "{} layers with perspective in their own transform (m34 = {}) lie in a layer whose sublayerTransform has it, too (m34 = {}).":
      "{} Ebenen mit Perspektive in ihrem eigenen transform (m34 = {}) liegen in einer Ebene, deren sublayerTransform ebenfalls eine hat (m34 = {}).",
    "Set m34 in one place: the container layer's sublayerTransform.":
      "m34 an einer Stelle setzen: im sublayerTransform der Container-Ebene.",
    "Object released too early": "Objekt zu früh freigegeben",
    "Store the object in a property of a long-lived object, such as the view controller or the animator.":
      "Das Objekt in einer Eigenschaft eines langlebigen Objekts halten, etwa des View-Controllers oder des Animators.",
    "Tab selected during a transition": "Tab während eines Übergangs ausgewählt",
    "Lock the selection from the request until animationEnded(_:).":
      "Die Auswahl von der Anforderung bis animationEnded(_:) sperren.",
    "State left behind": "Zurückgelassener Zustand",
    "{^} isn't reset after the transition: {}.": "{^} ist nach dem Übergang nicht zurückgesetzt: {}.",
    "its {} is {} instead of {}": "{} ist {}, erwartet: {}",
    "it is hidden": "sie ist ausgeblendet",
    "it isn't hidden": "sie ist nicht ausgeblendet",
    "anchor point": "Ankerpunkt",
    "its {} is {}": "{} ist {}",
    "In the completion, reset every property that the animation changed, whether it was finished or canceled.":
      "Im Completion-Block jede Eigenschaft zurücksetzen, die die Animation geändert hat, ob abgeschlossen oder abgebrochen.",
    "Sublayer transform left on the container": "sublayerTransform am Container zurückgelassen",
    "The container's sublayerTransform was {} before, and is {} after the transition.":
      "sublayerTransform des Containers war vor dem Übergang {} und ist danach {}.",
    "In the completion, reset the container layer's sublayerTransform to the identity.":
      "Im Completion-Block sublayerTransform der Container-Ebene auf die Identität zurücksetzen.",
    "Unsatisfiable constraints": "Unerfüllbare Constraints",
    "Remove one of them, give one a priority below 1000, or set translatesAutoresizingMaskIntoConstraints to false on a view that its frame shouldn't place.":
      "Einen davon entfernen, einem eine Priorität unter 1000 geben oder translatesAutoresizingMaskIntoConstraints bei einer View, die nicht durch ihren frame platziert wird, auf false setzen.",
    "Randomness without a seed": "Zufall ohne Startwert",
    "The second run of the same transition differs from the first, from {} s on: first in {}.":
      "Der zweite Durchlauf desselben Übergangs weicht ab {} s vom ersten ab, zuerst hier: {}.",
    "The second run of the same code differs from the first, from {} s on: first in {}.":
      "Der zweite Durchlauf desselben Codes weicht ab {} s vom ersten ab, zuerst hier: {}.",
    "The second run of the same transition differs from the first, from {} s on.":
      "Der zweite Durchlauf desselben Übergangs weicht ab {} s vom ersten ab.",
    "The second run of the same code differs from the first, from {} s on.":
      "Der zweite Durchlauf desselben Codes weicht ab {} s vom ersten ab.",
    "Make a generator from a fixed seed at the start of every transition.":
      "Zu Beginn jedes Übergangs einen Generator mit festem Startwert erzeugen.",
    "Views left behind": "Zurückgelassene Views",
    "One view that the animator added to the container is still in it.":
      "Eine View, die der Animator dem Container hinzugefügt hat, ist noch darin.",
    "{} views that the animator added to the container are still in it.":
      "{} Views, die der Animator dem Container hinzugefügt hat, sind noch darin.",
    "Remove them in the completion, before completeTransition(_:).":
      "Sie im Completion-Block entfernen, vor completeTransition(_:).",
    "{}: {}": "{}: {}",
    "printed: {}": "ausgegeben: {}",
    "{}, at {}": "{}, bei {}",
    "{} on {}, at {}": "{} – {}, bei {}",
    "a {} of {} s counts as 0": "{} von {} s zählt als 0",
    "animation curve {}": "Animationskurve {}",
    "use a named one, or 7 for the keyboard’s": "eine benannte verwenden, oder 7 für die der Tastatur",
    "can't be satisfied, since sizes can't be negative; it is broken, the others hold":
      "unerfüllbar, weil Größen nicht negativ sein können; dieser wird verletzt, die anderen gelten",
    "contradicts {}; it is broken, the others hold":
      "widerspricht {}; dieser wird verletzt, die anderen gelten",
    "ambiguous: the constraints don't define it": "mehrdeutig, die Constraints legen es nicht fest",
    "it can't be active: its items have no common ancestor":
      "er kann nicht aktiv sein: Seine Elemente haben keinen gemeinsamen Vorfahren",
    "it can't be added to {}, which doesn't contain its items":
      "er kann {} nicht hinzugefügt werden, seine Elemente liegen nicht darin",
    "unable to parse the format: {}, at character {}": "das Format ist nicht lesbar: {}, bei Zeichen {}",
    "its constant isn't a number": "seine Konstante ist keine Zahl",
    "its priority changes between required and less while it is active":
      "seine Priorität wechselt zwischen „required“ und weniger, während er aktiv ist",
    "{} and {} can't be related to each other": "{} und {} lassen sich nicht miteinander verbinden",
    "{} has to be related to the same attribute of another item":
      "{} muss mit demselben Attribut eines anderen Elements verbunden werden",
    "nothing": "nichts",
    "refused: a transition is running; the stack stays as it is":
      "abgelehnt: Ein Übergang läuft; der Stapel bleibt, wie er ist",
    "refused: {}": "abgelehnt: {}",
    "the children are just told of another change":
      "den Kindern wird gerade eine andere Änderung mitgeteilt",
    "a controller can be in the stack once": "ein Controller kann nur einmal im Stapel sein",
    "a navigation controller cannot be in another one's stack":
      "ein Navigation-Controller kann nicht im Stapel eines anderen sein",
    "a controller cannot contain itself": "ein Controller kann sich nicht selbst enthalten",
    "{} is presented": "{} wird präsentiert",
    "refused: {} is not in the stack": "abgelehnt: {} ist nicht im Stapel",
    "page that curls in part": "eine teilweise aufgerollte Seite",
    "it fades instead": "sie wird stattdessen überblendet",
    "{} presents {} already": "{} präsentiert bereits {}",
    "{} is coming or going itself": "{} kommt oder geht selbst gerade",
    "a controller cannot present itself": "ein Controller kann nicht sich selbst präsentieren",
    "{} presents another controller itself": "{} präsentiert selbst einen anderen Controller",
    "{} is presented already": "{} wird bereits präsentiert",
    "{} is a child of {}": "{} ist ein Kind von {}",
    "{} is on screen already": "{} ist bereits auf dem Bildschirm",
    "the view of {} is not in a window": "die View von {} ist in keinem Fenster",
    "ignored: nothing is presented": "ignoriert: Es wird nichts präsentiert",
    "ignored: a presentation or dismissal is going on":
      "ignoriert: Eine Präsentation kommt oder geht gerade",
    "nib “{}”": "Nib „{}“",
    "make its views in code": "die Views im Code erzeugen",
    "storyboard “{}”": "Storyboard „{}“",
    "make its first controller in code": "den ersten Controller im Code erzeugen",
    "make its controller “{}” in code": "den Controller „{}“ im Code erzeugen",
    "page that curls": "eine Seite, die sich aufrollt,",
    "it scrolls instead": "sie scrollt stattdessen",
    "set while {}: they have to wait": "gesetzt, sie müssen aber warten: {}",
    "{} is the index of no view controller": "{} ist der Index keines View-Controllers",
    "not one of viewControllers": "keiner von viewControllers",
    "ignored: {}": "ignoriert: {}",
    "set to {} while {}: it has to wait": "auf {} gesetzt, das muss aber warten: {}",
    "another change is made": "eine andere Änderung findet statt",
    "a transition is running": "ein Übergang läuft",
    "make its view in `loadView`": "die View in `loadView` erzeugen",
    "segue “{}”, as there are no storyboards": "Segue „{}“, da es keine Storyboards gibt,",
    "make a UIStoryboardSegue in code, or present its destination":
      "eine UIStoryboardSegue im Code erzeugen oder ihr Ziel präsentieren",
    "refused: {} and {} have to be two children, the first one shown":
      "abgelehnt: {} und {} müssen zwei Kinder sein, das erste sichtbar",
    "tab {}": "Tab {}",
    "drawing of {}": "eine Darstellung von {}",
    "use bounce, pulse, scale or another effect of the whole symbol":
      "bounce, pulse, scale oder einen anderen Effekt des ganzen Symbols verwenden",
    "animation of {} s": "eine Animation von {} s",
    "give it a duration of 0 or more": "ihr eine Dauer von 0 oder mehr geben",
    "{} s is long ago on a device, whose media time counts from its start: the animation is over; add CACurrentMediaTime()":
      "{} s liegt auf einem Gerät, dessen Medienzeit ab seinem Start zählt, lange zurück: Die Animation ist vorbei; CACurrentMediaTime() addieren",
    "ignored: the link was invalidated": "ignoriert: Der Link wurde für ungültig erklärt",
    "use for these key times, so that the values are evenly spaced":
      "eine Verwendung für diese keyTimes, die Werte sind daher gleichmäßig verteilt,",
    "give as many as there are values, ascending from 0 to 1":
      "so viele angeben, wie es Werte gibt, aufsteigend von 0 bis 1",
    "left out: no property takes {}, of type {}": "weggelassen: Keine Eigenschaft nimmt {} vom Typ {}",
    "key path in a {}": "ein Schlüsselpfad in einer {}",
    "pass one to init(keyPath:)": "einen an init(keyPath:) übergeben",
    "draw the layer by it, and return true for it from “needsDisplay(forKey:)”":
      "die Ebene danach zeichnen und in „needsDisplay(forKey:)“ dafür true zurückgeben",
    "animate something else": "etwas anderes animieren",
    "animation of “{}”": "eine Animation von „{}“",
    "spring with a {} of {}": "eine Feder, deren {} gleich {} ist",
    "give it a finite number, more than 0 for mass and stiffness":
      "eine endliche Zahl angeben, für mass und stiffness größer als 0",
    "missing for {} transactions": "fehlt bei {} Transaktionen",
    "transition “{}”": "den Übergang „{}“",
    "“{}” in a {}": "„{}“ in einer {}",
    "add the animation to a layer that has the property":
      "die Animation einer Ebene hinzufügen, die die Eigenschaft hat",
    "value in the animation of “{}”": "einen Wert in der Animation von „{}“",
    "set values that the property takes": "Werte setzen, die die Eigenschaft annimmt",
    "animation of “{}” through values of another type":
      "eine Animation von „{}“ über Werte eines anderen Typs",
    "use values of the property’s type": "Werte vom Typ der Eigenschaft verwenden",
    "interpolation of “{}” between these values, which have different elements":
      "eine Interpolation von „{}“ zwischen diesen Werten, deren Elemente verschieden sind,",
    "give them the same elements in the same order":
      "ihnen die gleichen Elemente in der gleichen Reihenfolge geben",
    "way along a path for “{}”, which isn’t a point":
      "einen Weg entlang eines Pfads für „{}“, das kein Punkt ist,",
    "set values instead of the path": "Werte statt des Pfads setzen",
    "number “{}” in a CAEmitterCell": "die Zahl „{}“ in einer CAEmitterCell",
    "set one that the cell has": "eine setzen, die die Zelle hat",
    "particle that emits others": "Partikel, die andere aussenden",
    "let the layer emit both": "die Ebene beide aussenden lassen",
    "emitter of more than {} particles at a time": "einen Emitter von mehr als {} Partikeln zugleich",
    "it emits fewer": "er sendet weniger aus",
    "a layer cannot be a sublayer of itself": "eine Ebene kann nicht ihre eigene Unterebene sein",
    "property “{}”": "die Eigenschaft „{}“",
    "set one that the layer has": "eine setzen, die die Ebene hat",
    "way to set “{}” to {}": "einen Weg, „{}“ auf {} zu setzen",
    "use a value of the property’s type": "einen Wert vom Typ der Eigenschaft verwenden",
    "{} with the number {}": "{} mit der Zahl {}",
    "use finite numbers": "endliche Zahlen verwenden",
    "set while the transform is not the identity": "gesetzt, während transform nicht die Identität ist",
    "a layer cannot be masked by one that it lies in":
      "eine Ebene kann nicht durch eine maskiert werden, in der sie liegt",
    "layer content of type {}": "Ebeneninhalt vom Typ {}",
    "give it a CGImage": "ein CGImage angeben",
    "end to a drawing that requests another drawing":
      "ein Ende eines Zeichnens, das neues Zeichnen anfordert,",
    "call setNeedsDisplay() where a value changes":
      "setNeedsDisplay() dort aufrufen, wo sich ein Wert ändert",
    "replicator of {} copies of {} layers": "einen Replikator von {} Kopien von {} Ebenen",
    "it shows {} of them": "er zeigt {} davon",
    "{} × {} pixels in memory of your own": "{} × {} Pixel in eigenem Speicher",
    "draw into fewer pixels, or pass nil for the memory":
      "in weniger Pixel zeichnen oder nil als Speicher übergeben",
    "{} × {} pixels in memory": "{} × {} Pixel im Speicher",
    "draw into fewer pixels": "in weniger Pixel zeichnen",
    "image of pixels that code has written": "ein Bild aus Pixeln, die Code geschrieben hat,",
    "draw what they show into the context": "das, was sie zeigen, in den Kontext zeichnen",
    "color of the pixels of {}": "die Farbe der Pixel von {}",
    "read colors of views that are drawn without it":
      "Farben von Views lesen, die ohne das gezeichnet werden",
    "bitmap with {} bits in a component": "eine Bitmap mit {} Bit je Komponente",
    "use 8": "8 verwenden",
    "a picture file": "einer Bilddatei",
    "a blurred background": "einem unscharfen Hintergrund",
    "a shadow": "einem Schatten",
    "a layer in perspective": "einer Ebene in Perspektive",
    "a part of a stroke": "einem Teil eines Strichs",
    "picture “{}”": "das Bild „{}“",
    "draw one, or use a symbol": "eines zeichnen oder ein Symbol verwenden",
    "color “{}”": "die Farbe „{}“",
    "give its components": "ihre Komponenten angeben",
    "font “{}”": "die Schrift „{}“",
    "the text is set in Inter": "der Text wird in Inter gesetzt",
    "font of another width": "eine Schrift anderer Breite",
    "design “{}” of the system font": "das Design „{}“ der Systemschrift",
    "feature of a font except the spacing of numbers":
      "ein Merkmal einer Schrift außer dem Abstand der Ziffern",
    "leave it out": "es weglassen",
    "JPEG of a drawing": "ein JPEG einer Zeichnung",
    "the data are a PNG’s": "die Daten sind die eines PNG",
    "the animator was deallocated before its first frame, so nothing moves":
      "der Animator wurde vor seinem ersten Bild freigegeben, es bewegt sich also nichts",
    "physics of {} items": "eine Physik von {} Objekten",
    "the first {} of them move": "die ersten {} davon bewegen sich",
    "end to physics that doesn't come to rest in {} s":
      "ein Ende einer Physik, die in {} s nicht zur Ruhe kommt,",
    "give the items some resistance, or take the behaviors out":
      "den Objekten Widerstand geben oder die Verhaltensweisen entfernen",
    "declare it as “@objc dynamic var {}”": "sie als „@objc dynamic var {}“ deklarieren",
    "call your code where it is set": "den eigenen Code dort aufrufen, wo sie gesetzt wird",
    "notification when “{}” of {} changes": "eine Mitteilung, wenn sich „{}“ von {} ändert",
    "way to set “{}” of {} to {}": "einen Weg, „{}“ von {} auf {} zu setzen",
    "property “{}” of {} that code can reach by its name":
      "eine Eigenschaft „{}“ von {}, die Code über ihren Namen erreicht,",
    "use a property that the class has; declare your own with “@objc”":
      "eine Eigenschaft verwenden, die die Klasse hat; eigene mit „@objc“ deklarieren",
    "observer of “{}” of {} to remove": "einen Beobachter von „{}“ von {}, der zu entfernen wäre,",
    "remove each observer once, as iOS demands": "jeden Beobachter einmal entfernen, wie iOS es verlangt",
    "archive of {}": "ein Archiv von {}",
    "only plain views, labels and image views are copied; make another object, or take a snapshot":
      "nur einfache Views, Labels und Image-Views werden kopiert; ein anderes Objekt erzeugen oder einen Schnappschuss machen",
    "answer of {} to a change of “{}”": "eine Antwort von {} auf eine Änderung von „{}“",
    "override observeValue(forKeyPath:of:change:context:), and call super only for other observations":
      "observeValue(forKeyPath:of:change:context:) überschreiben und super nur für andere Beobachtungen aufrufen",
    "network in a run, so the request ends with URLError(.notConnectedToInternet)":
      "ein Netzwerk in einem Durchlauf, daher endet die Anfrage mit URLError(.notConnectedToInternet),",
    "show a placeholder for it, or take data and images of the site":
      "einen Platzhalter zeigen oder Daten und Bilder der Website verwenden",
    "method “{}” of {}": "die Methode „{}“ von {}",
    "call API that is supported": "unterstützte API aufrufen",
    "not called: there is no such method for {}":
      "nicht aufgerufen: Eine solche Methode für {} gibt es nicht",
    "the target was deallocated before {} sent its action, so nothing is called":
      "das Ziel wurde freigegeben, bevor {} seine Aktion sandte, es wird also nichts aufgerufen",
    "cannot go from {} to {}": "kann nicht von {} zu {} wechseln",
    "section to append items to": "einen Abschnitt, an den sich Elemente anhängen ließen,",
    "append a section first": "zuerst einen Abschnitt anhängen",
    "item that occurs twice": "ein Element, das zweimal vorkommt,",
    "give each item an identifier of its own": "jedem Element eine eigene Kennung geben",
    "item {} to insert at": "ein Element {}, bei dem sich einfügen ließe,",
    "insert at an item of the snapshot": "bei einem Element des Snapshots einfügen",
    "section that occurs twice": "einen Abschnitt, der zweimal vorkommt,",
    "give each section an identifier of its own": "jedem Abschnitt eine eigene Kennung geben",
    "{} sections before and {} after, with {} inserted and {} deleted":
      "{} Abschnitte vorher und {} nachher, {} eingefügt und {} gelöscht",
    "{} items before and {} after in section {}, with {} inserted or moved in and {} deleted or moved out":
      "{} Elemente vorher und {} nachher in Abschnitt {}, {} eingefügt oder hineinbewegt und {} gelöscht oder hinausbewegt",
    "batch that leads to the data source’s numbers":
      "einen Stapel von Änderungen, der zu den Zahlen der Datenquelle führt,",
    "{}; all is reloaded without an animation, and iOS throws an exception":
      "{}; alles wird ohne Animation neu geladen, und iOS löst eine Ausnahme aus",
    "on its side": "quer",
    "upright": "aufrecht",
    "end to a layout that requests another layout": "ein Ende eines Layouts, das neues Layout anfordert,",
    "it gets {} in a turn": "es bekommt {} je Durchlauf",
    "there is no {}: {}": "{} gibt es nicht: {}",
    "has no effect: {}": "ohne Wirkung: {}",
    "tab bars stay": "Tab-Bars bleiben stehen",
    "bars lie over the content": "Leisten liegen über dem Inhalt",
    "bars stay": "Leisten bleiben stehen",
    "pages have one side": "Seiten haben nur eine Seite",
    "pages touch one another": "Seiten berühren einander",
    "books aren’t modeled": "Bücher werden nicht nachgebildet",
    "the field of the search stays below the title": "das Suchfeld bleibt unter dem Titel",
    "nothing is dragged": "es wird nichts gezogen",
    "nothing is dropped": "es wird nichts abgelegt",
    "nothing is dragged; the data source’s collectionView(_:moveItemAt:to:) moves items":
      "es wird nichts gezogen; collectionView(_:moveItemAt:to:) der Datenquelle bewegt Elemente",
    "nothing is dragged without the data source’s tableView(_:moveRowAt:to:), which moves rows":
      "ohne tableView(_:moveRowAt:to:) der Datenquelle, das Zeilen bewegt, wird nichts gezogen",
    "rows move by tableView(_:moveRowAt:to:)": "Zeilen bewegen sich durch tableView(_:moveRowAt:to:)",
    "a drag goes in any direction": "ein Ziehen geht in jede Richtung",
    "a drag takes touches away from the content": "ein Ziehen nimmt dem Inhalt Berührungen weg",
    "there is no pointer": "es gibt keinen Zeiger",
    "fingers have no force": "Finger haben keine Druckstärke",
    "the device is at rest": "das Gerät ruht",
    "a tap opens no color picker": "ein Tippen öffnet keine Farbauswahl",
    "no button clears the field": "keine Taste leert das Feld",
    "text that doesn't fit is cut off": "Text, der nicht passt, wird abgeschnitten",
    "lines take the whole width": "Zeilen nehmen die ganze Breite ein",
    "lines fill the box around the path": "Zeilen füllen das Rechteck um den Pfad",
    "the text is set in the first container": "der Text wird im ersten Container gesetzt",
    "the usual keyboard comes": "es kommt die übliche Tastatur",
    "the bars are UIKit's own": "die Leisten sind die von UIKit",
    "nothing shows above the keyboard": "über der Tastatur erscheint nichts",
    "only backgrounds without a drawing of their own, and fills, repeat an image":
      "nur Hintergründe ohne eigene Zeichnung und Füllungen wiederholen ein Bild",
    "what is cleared is cleared outside of the mask, too":
      "was gelöscht wird, wird auch außerhalb der Maske gelöscht",
    "a stroke removes what is drawn along the whole path":
      "ein Strich entfernt das Gezeichnete entlang des ganzen Pfads",
    "only “normal” and “clear” are drawn": "nur „normal“ und „clear“ werden gezeichnet",
    "it isn’t drawn, or only for whole texts": "es wird nicht gezeichnet oder nur bei ganzen Texten",
    "the clocks of layers never end": "die Uhren von Ebenen enden nie",
    "a layer’s own colors are shown": "die eigenen Farben einer Ebene werden gezeigt",
    "what is behind a layer is shown": "was hinter einer Ebene liegt, wird gezeigt",
    "a layer is painted over those behind": "eine Ebene wird über die hinter ihr gemalt",
    "the layer is drawn at once": "die Ebene wird auf einmal gezeichnet",
    "browsers smooth images": "Browser glätten Bilder",
    "a layer fades with its sublayers as a whole":
      "eine Ebene wird mit ihren Unterebenen als Ganzes durchsichtig",
    "the y axis points down": "die y-Achse zeigt nach unten",
    "gradients are axial": "Verläufe sind axial",
    "particles start in the layer’s plane": "Partikel beginnen in der Fläche der Ebene",
    "each particle is painted over those before it": "jedes Partikel wird über die vor ihm gemalt",
    "particles lie in the layer’s plane": "Partikel liegen in der Fläche der Ebene",
    "particles stay in the layer’s plane": "Partikel bleiben in der Fläche der Ebene",
    "{}, which changes classes while they run": "{}, das Klassen zur Laufzeit ändert,",
    "override the method, or declare it “dynamic” and replace it by @_dynamicReplacement(for:)":
      "die Methode überschreiben oder als „dynamic“ deklarieren und mit @_dynamicReplacement(for:) ersetzen",
    "an explicit animation runs by itself: an interaction scrubs view animations only":
      "eine explizite Animation läuft von selbst: Eine Interaktion steuert nur View-Animationen",
    "ignored: the context is not one of UIKit's containers":
      "ignoriert: Der Kontext gehört zu keinem Container von UIKit",
    "ignored: the animator is not interruptible": "ignoriert: Der Animator ist nicht unterbrechbar",
    "at {}, before the transition started: carried over":
      "bei {}, vor dem Beginn des Übergangs: wird übernommen",
    "{} is invalid and counts as 1: it has to be more than 0":
      "{} ist ungültig und zählt als 1: Der Wert muss größer als 0 sein",
    "the transition is {}": "der Übergang ist {}",
    "there is no transition": "es gibt keinen Übergang",
    "at {}": "bei {}",
    "ignored: the transition is {}": "ignoriert: Der Übergang ist {}",
    "ignored: the transition is {} already": "ignoriert: Der Übergang ist bereits {}",
    "the new view was never added to it": "die neue View wurde ihm nie hinzugefügt",
    "a view cannot be a subview of itself": "eine View kann nicht ihre eigene Subview sein",
    "blank: the view was never on screen; pass afterScreenUpdates: true":
      "leer: Die View war nie auf dem Bildschirm; afterScreenUpdates: true übergeben",
  ]
}
