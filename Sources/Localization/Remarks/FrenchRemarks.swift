/// What lint says of runs, by the English words.
extension Wording {
  static let frenchRemarks: [String: String] = [
    "{} of {}: {}.": "{} de {} : {}.",
    "{} of {}: {}. And one time more.": "{} de {} : {}. Et encore une fois.",
    "{} of {}: {}. And {} times more.": "{} de {} : {}. Et encore {} fois.",
    "the view of {}": "la vue de {}",
    "the container": "le conteneur",
    "layer {}": "le calque {}",
    "the identity": "l’identité",
    "a translation by {}": "une translation de {}",
    "a scale by {}": "une mise à l’échelle de {}",
    "a perspective with m34 = {}": "une perspective avec m34 = {}",
    "not the identity": "pas l’identité",
    "constraint": "contrainte",
    "unsupported API": "API non prise en charge",
    "the code": "le code",
    "position and size": "position et taille",
    "horizontal position": "position horizontale",
    "vertical position": "position verticale",
    "width": "largeur",
    "height": "hauteur",
    "{} and {}": "{} et {}",
    "Ambiguous layout": "Mise en page ambiguë",
    "Add the missing constraint, or give views that share the available room different priorities.":
      "Ajouter la contrainte manquante, ou donner des priorités différentes aux vues qui se partagent la place.",
    "Blank snapshot": "Instantané vide",
    "Pass afterScreenUpdates: true.": "Passer afterScreenUpdates: true.",
    "Completed against the outcome": "Achèvement contraire à l’issue",
    "completeTransition({}) was called, but the transition was canceled.":
      "completeTransition({}) a été appelé, mais la transition a été annulée.",
    "completeTransition({}) was called, but nothing canceled the transition.":
      "completeTransition({}) a été appelé, mais rien n’a annulé la transition.",
    "Pass !transitionContext.transitionWasCancelled.": "Passer !transitionContext.transitionWasCancelled.",
    "Completed twice": "Achevée deux fois",
    "completeTransition(_:) was called {} times: with {} at {} s, and again with {} at {} s.":
      "completeTransition(_:) a été appelé {} fois : avec {} à {} s, puis avec {} à {} s.",
    "Call completeTransition(_:) in one place: the completion of the animation that ends last.":
      "Appeler completeTransition(_:) à un seul endroit : le bloc de fin de l’animation qui se termine la dernière.",
    "Completion speed of 0 or less": "completionSpeed nul ou négatif",
    "Keep completionSpeed above 0, for instance by a lower limit.":
      "Garder completionSpeed au-dessus de 0, par exemple avec une limite inférieure.",
    "Coplanar siblings in a 3D transform": "Calques frères coplanaires dans une transformation 3D",
    "One pair of siblings lie in the same 3D plane, and overlap. The largest overlap in view is {} square points, at {} s.":
      "Une paire de calques frères se trouve dans le même plan 3D et se chevauche. Le plus grand chevauchement visible est de {} points carrés, à {} s.",
    "{} pairs of siblings lie in the same 3D plane, and overlap. The largest overlap in view is {} square points, at {} s.":
      "{} paires de calques frères se trouvent dans le même plan 3D et se chevauchent. Le plus grand chevauchement visible est de {} points carrés, à {} s.",
    "Make one a sublayer of the other, or keep them apart by zPosition.":
      "Faire de l’un un sous-calque de l’autre, ou les séparer par zPosition.",
    "Crossing planes": "Plans qui se croisent",
    "One pair of siblings pass through each other. The largest overlap in view is {} square points, at {} s.":
      "Une paire de calques frères se traverse. Le plus grand chevauchement visible est de {} points carrés, à {} s.",
    "{} pairs of siblings pass through each other. The largest overlap in view is {} square points, at {} s.":
      "{} paires de calques frères se traversent. Le plus grand chevauchement visible est de {} points carrés, à {} s.",
    "None, if this is intended. Otherwise keep them apart by zPosition, or turn them about a common edge.":
      "Rien, si c’est voulu. Sinon, les séparer par zPosition ou les faire tourner autour d’une arête commune.",
    "Explicit animation in an interactive transition":
      "Animation explicite dans une transition interactive",
    "Explicit animations of one layer don't follow the interaction: they run by themselves.":
      "Les animations explicites d’un calque ne suivent pas l’interaction : elles se déroulent d’elles-mêmes.",
    "Explicit animations of {} layers don't follow the interaction: they run by themselves.":
      "Les animations explicites de {} calques ne suivent pas l’interaction : elles se déroulent d’elles-mêmes.",
    "Use UIView's animations, or an interruptible property animator.":
      "Utiliser les animations d’UIView, ou un animateur de propriétés interruptible.",
    "Interaction finished at 100 %": "Interaction achevée à 100 %",
    "finish() was called when the interaction had reached 100 %: nothing is left to animate.":
      "finish() a été appelé alors que l’interaction avait atteint 100 % : il ne reste rien à animer.",
    "Keep the fraction below 1, for instance at most 0.99, until the gesture has ended.":
      "Garder la fraction en dessous de 1, par exemple à 0.99 au plus, jusqu’à la fin du geste.",
    "Hard-coded distance": "Distance codée en dur",
    "{^} moves {} pt to the side in a container of {} pt, and as far in a container of {} pt.":
      "{^} se déplace de {} pt sur le côté dans un conteneur de {} pt, et d’autant dans un conteneur de {} pt.",
    "Take distances from the container's bounds.": "Tirer les distances des bounds du conteneur.",
    "Flash after a canceled transition": "Éclair après une transition annulée",
    "{} % of the container looks different in the frame after the canceled transition than before it, when the app comes back to the screen.":
      "{} % du conteneur changent d’aspect entre l’état d’avant la transition annulée et l’image qui la suit, au retour de l’app à l’écran.",
    "{} % of the container looks different in the frame after the canceled transition than in its last one.":
      "{} % du conteneur changent d’aspect entre la dernière image de la transition annulée et celle qui la suit.",
    "In the completion of a canceled transition, reset the old view to its earlier state, in the same turn as completeTransition(_:).":
      "Dans le bloc de fin d’une transition annulée, remettre l’ancienne vue dans son état antérieur, dans le même tour que completeTransition(_:).",
    "Frame set on a transformed view": "frame défini sur une vue transformée",
    "Set bounds and center, or reset the transform to the identity first.":
      "Définir bounds et center, ou remettre d’abord transform à l’identité.",
    "Gesture ended before the transition started": "Geste terminé avant le début de la transition",
    "The finger was lifted at {} s, the transition started at {} s, and the outcome of the gesture was lost.":
      "Le doigt s’est levé à {} s, la transition a commencé à {} s, et l’issue du geste a été perdue.",
    "Store the outcome, and apply it when the transition starts, as UIPercentDrivenInteractiveTransition does.":
      "Conserver l’issue et l’appliquer quand la transition commence, comme le fait UIPercentDrivenInteractiveTransition.",
    "Ambiguous 180° or 360° rotation": "Rotation ambiguë de 180° ou 360°",
    "The transform is animated by {}° from one matrix to the next: rounding decides the direction.":
      "transform est animé de {}° d’une matrice à la suivante : l’arrondi décide du sens.",
    "The transform is animated from a matrix to the same one: for a whole turn, nothing moves.":
      "transform est animé d’une matrice à la même : pour un tour complet, rien ne bouge.",
    "Animate the angle itself (transform.rotation.y), or make keyframes of less than 180° each.":
      "Animer l’angle lui-même (transform.rotation.y), ou créer des images clés de moins de 180° chacune.",
    "Invalid constraint": "Contrainte non valide",
    "Add views before their constraints, and relate edges to edges of the same direction, and sizes to sizes.":
      "Ajouter les vues avant leurs contraintes, et lier les bords à des bords de même direction, les tailles à des tailles.",
    "Wrong sign of m34": "Mauvais signe de m34",
    "m34 of the {} is {}: more than 0.": "m34 de {} vaut {} : plus que 0.",
    "Set m34 to -1 divided by the distance of the eye, in points.":
      "Donner à m34 la valeur -1 divisée par la distance de l’œil, en points.",
    "Transition never completed": "Transition jamais achevée",
    "{} was started at {} s and never called completeTransition(_:).":
      "{} a été démarré à {} s et n’a jamais appelé completeTransition(_:).",
    "{} was asked to animate at {} s and never called completeTransition(_:).":
      "{} a été chargé d’animer à {} s et n’a jamais appelé completeTransition(_:).",
    "{} {}": "{} {}",
    "It is interactive, and was neither finished nor canceled.":
      "La transition est interactive, et n’a été ni achevée ni annulée.",
    "It began no animation.": "Aucune animation n’a commencé.",
    "Its animations were still running when the run ended at {} s.":
      "Ses animations étaient encore en cours quand l’exécution s’est terminée à {} s.",
    "Its animations were over at {} s.": "Ses animations étaient terminées à {} s.",
    "Call completeTransition(_:) in the completion of the animation, on every path. Finish or cancel an interaction in every state in which its gesture can end.":
      "Appeler completeTransition(_:) dans le bloc de fin de l’animation, sur tous les chemins. Achever ou annuler une interaction dans chaque état où son geste peut se terminer.",
    "New view missing from the container": "Nouvelle vue absente du conteneur",
    "The view of {} was never added to the container, which is empty now.":
      "La vue de {} n’a jamais été ajoutée au conteneur, qui est maintenant vide.",
    "Add the view for .to to the container view before animating.":
      "Ajouter la vue de .to à la vue conteneur avant d’animer.",
    "Unsupported API": "API non prise en charge",
    "Use supported API, or accept the finding with “:lint: not-modelled”.":
      "Utiliser une API prise en charge, ou accepter le constat avec « :lint: not-modelled ».",
    "Perspective applied twice": "Perspective appliquée deux fois",
    "One layer with perspective in its own transform (m34 = {}) lies in a layer whose sublayerTransform has it, too (m34 = {}).":
      "Un calque dont le transform a sa propre perspective (m34 = {}) se trouve dans un calque dont le sublayerTransform en a une aussi (m34 = {}).",
    "{} layers with perspective in their own transform (m34 = {}) lie in a layer whose sublayerTransform has it, too (m34 = {}).":
      "{} calques dont le transform a sa propre perspective (m34 = {}) se trouvent dans un calque dont le sublayerTransform en a une aussi (m34 = {}).",
    "Set m34 in one place: the container layer's sublayerTransform.":
      "Définir m34 à un seul endroit : le sublayerTransform du calque conteneur.",
    "Object released too early": "Objet libéré trop tôt",
    "Store the object in a property of a long-lived object, such as the view controller or the animator.":
      "Conserver l’objet dans une propriété d’un objet durable, comme le contrôleur de vue ou l’animateur.",
    "Tab selected during a transition": "Onglet sélectionné pendant une transition",
    "Lock the selection from the request until animationEnded(_:).":
      "Verrouiller la sélection de la demande jusqu’à animationEnded(_:).",
    "State left behind": "État laissé derrière soi",
    "{^} isn't reset after the transition: {}.": "Pas de remise en état après la transition pour {} : {}.",
    "its {} is {} instead of {}": "{} vaut {}, attendu : {}",
    "it is hidden": "elle est masquée",
    "it isn't hidden": "elle n’est pas masquée",
    "anchor point": "le point d’ancrage",
    "its {} is {}": "{} vaut {}",
    "In the completion, reset every property that the animation changed, whether it was finished or canceled.":
      "Dans le bloc de fin, rétablir chaque propriété que l’animation a changée, qu’elle soit achevée ou annulée.",
    "Sublayer transform left on the container": "Transformation des sous-calques laissée sur le conteneur",
    "The container's sublayerTransform was {} before, and is {} after the transition.":
      "Le sublayerTransform du conteneur était {} avant la transition, et il est {} après.",
    "In the completion, reset the container layer's sublayerTransform to the identity.":
      "Dans le bloc de fin, remettre le sublayerTransform du calque conteneur à l’identité.",
    "Unsatisfiable constraints": "Contraintes impossibles à satisfaire",
    "Remove one of them, give one a priority below 1000, or set translatesAutoresizingMaskIntoConstraints to false on a view that its frame shouldn't place.":
      "Supprimer l’une d’elles, donner à l’une une priorité inférieure à 1000, ou mettre translatesAutoresizingMaskIntoConstraints à false sur une vue que son frame ne doit pas placer.",
    "Randomness without a seed": "Hasard sans graine",
    "The second run of the same transition differs from the first, from {} s on: first in {}.":
      "La deuxième exécution de la même transition diffère de la première à partir de {} s, d’abord ici : {}.",
    "The second run of the same code differs from the first, from {} s on: first in {}.":
      "La deuxième exécution du même code diffère de la première à partir de {} s, d’abord ici : {}.",
    "The second run of the same transition differs from the first, from {} s on.":
      "La deuxième exécution de la même transition diffère de la première à partir de {} s.",
    "The second run of the same code differs from the first, from {} s on.":
      "La deuxième exécution du même code diffère de la première à partir de {} s.",
    "Make a generator from a fixed seed at the start of every transition.":
      "Créer un générateur avec une graine fixe au début de chaque transition.",
    "Views left behind": "Vues laissées derrière soi",
    "One view that the animator added to the container is still in it.":
      "Une vue que l’animateur a ajoutée au conteneur s’y trouve encore.",
    "{} views that the animator added to the container are still in it.":
      "{} vues que l’animateur a ajoutées au conteneur s’y trouvent encore.",
    "Remove them in the completion, before completeTransition(_:).":
      "Les retirer dans le bloc de fin, avant completeTransition(_:).",
    "{}: {}": "{} : {}",
    "printed: {}": "affiché : {}",
    "{}, at {}": "{}, à {}",
    "{} on {}, at {}": "{} – {}, à {}",
    "a {} of {} s counts as 0": "{} de {} s compte pour 0",
    "animation curve {}": "courbe d’animation {}",
    "use a named one, or 7 for the keyboard’s": "en utiliser une qui a un nom, ou 7 pour celle du clavier",
    "can't be satisfied, since sizes can't be negative; it is broken, the others hold":
      "impossible à satisfaire, car une taille ne peut être négative ; elle est rompue, les autres tiennent",
    "contradicts {}; it is broken, the others hold": "contredit {} ; elle est rompue, les autres tiennent",
    "ambiguous: the constraints don't define it": "ambigu : les contraintes ne le définissent pas",
    "it can't be active: its items have no common ancestor":
      "elle ne peut pas être active : ses éléments n’ont pas d’ancêtre commun",
    "it can't be added to {}, which doesn't contain its items":
      "elle ne peut pas être ajoutée à {}, qui ne contient pas ses éléments",
    "unable to parse the format: {}, at character {}": "format illisible : {}, au caractère {}",
    "its constant isn't a number": "sa constante n’est pas un nombre",
    "its priority changes between required and less while it is active":
      "sa priorité passe de « required » à moins, ou l’inverse, alors qu’elle est active",
    "{} and {} can't be related to each other": "{} et {} ne peuvent pas être liés entre eux",
    "{} has to be related to the same attribute of another item":
      "{} doit être lié au même attribut d’un autre élément",
    "nothing": "rien",
    "refused: a transition is running; the stack stays as it is":
      "refusé : une transition est en cours ; la pile reste telle quelle",
    "refused: {}": "refusé : {}",
    "the children are just told of another change": "les enfants apprennent juste un autre changement",
    "a controller can be in the stack once": "un contrôleur ne peut être qu’une fois dans la pile",
    "a navigation controller cannot be in another one's stack":
      "un contrôleur de navigation ne peut pas être dans la pile d’un autre",
    "a controller cannot contain itself": "un contrôleur ne peut pas se contenir lui-même",
    "{} is presented": "{} est présenté",
    "refused: {} is not in the stack": "refusé : {} n’est pas dans la pile",
    "page that curls in part": "page qui s’enroule en partie",
    "it fades instead": "elle apparaît en fondu à la place",
    "{} presents {} already": "{} présente déjà {}",
    "{} is coming or going itself": "{} est en train d’arriver ou de partir",
    "a controller cannot present itself": "un contrôleur ne peut pas se présenter lui-même",
    "{} presents another controller itself": "{} présente lui-même un autre contrôleur",
    "{} is presented already": "{} est déjà présenté",
    "{} is a child of {}": "{} est un enfant de {}",
    "{} is on screen already": "{} est déjà à l’écran",
    "the view of {} is not in a window": "la vue de {} n’est dans aucune fenêtre",
    "ignored: nothing is presented": "ignoré : rien n’est présenté",
    "ignored: a presentation or dismissal is going on": "ignoré : une présentation arrive ou s’en va",
    "nib “{}”": "nib « {} »",
    "make its views in code": "créer ses vues dans le code",
    "storyboard “{}”": "storyboard « {} »",
    "make its first controller in code": "créer son premier contrôleur dans le code",
    "make its controller “{}” in code": "créer son contrôleur « {} » dans le code",
    "page that curls": "page qui s’enroule",
    "it scrolls instead": "elle défile à la place",
    "set while {}: they have to wait": "défini, mais doit attendre : {}",
    "{} is the index of no view controller": "{} n’est l’indice d’aucun contrôleur de vue",
    "not one of viewControllers": "absent de viewControllers",
    "ignored: {}": "ignoré : {}",
    "set to {} while {}: it has to wait": "défini à {}, mais doit attendre : {}",
    "another change is made": "un autre changement a lieu",
    "a transition is running": "une transition est en cours",
    "make its view in `loadView`": "créer sa vue dans `loadView`",
    "segue “{}”, as there are no storyboards": "segue « {} », faute de storyboards",
    "make a UIStoryboardSegue in code, or present its destination":
      "créer une UIStoryboardSegue dans le code, ou présenter sa destination",
    "refused: {} and {} have to be two children, the first one shown":
      "refusé : {} et {} doivent être deux enfants, le premier étant affiché",
    "tab {}": "onglet {}",
    "drawing of {}": "dessin de {}",
    "use bounce, pulse, scale or another effect of the whole symbol":
      "utiliser bounce, pulse, scale ou un autre effet du symbole entier",
    "animation of {} s": "animation de {} s",
    "give it a duration of 0 or more": "lui donner une durée de 0 ou plus",
    "{} s is long ago on a device, whose media time counts from its start: the animation is over; add CACurrentMediaTime()":
      "{} s est bien loin sur un appareil, dont le temps média compte depuis son démarrage : l’animation est terminée ; ajouter CACurrentMediaTime()",
    "ignored: the link was invalidated": "ignoré : le lien a été invalidé",
    "use for these key times, so that the values are evenly spaced":
      "usage de ces keyTimes, les valeurs sont donc réparties régulièrement",
    "give as many as there are values, ascending from 0 to 1":
      "en donner autant que de valeurs, en ordre croissant de 0 à 1",
    "left out: no property takes {}, of type {}":
      "laissé de côté : aucune propriété n’accepte {}, de type {}",
    "key path in a {}": "chemin de clé dans une {}",
    "pass one to init(keyPath:)": "en passer un à init(keyPath:)",
    "draw the layer by it, and return true for it from “needsDisplay(forKey:)”":
      "dessiner le calque d’après elle, et renvoyer true pour elle dans « needsDisplay(forKey:) »",
    "animate something else": "animer autre chose",
    "animation of “{}”": "animation de « {} »",
    "spring with a {} of {}": "ressort dont {} vaut {}",
    "give it a finite number, more than 0 for mass and stiffness":
      "donner un nombre fini, plus grand que 0 pour mass et stiffness",
    "missing for {} transactions": "manque pour {} transactions",
    "transition “{}”": "transition « {} »",
    "“{}” in a {}": "« {} » dans un {}",
    "add the animation to a layer that has the property":
      "ajouter l’animation à un calque qui a cette propriété",
    "value in the animation of “{}”": "valeur dans l’animation de « {} »",
    "set values that the property takes": "définir des valeurs que la propriété accepte",
    "animation of “{}” through values of another type":
      "animation de « {} » par des valeurs d’un autre type",
    "use values of the property’s type": "utiliser des valeurs du type de la propriété",
    "interpolation of “{}” between these values, which have different elements":
      "interpolation de « {} » entre ces valeurs, dont les éléments diffèrent",
    "give them the same elements in the same order": "leur donner les mêmes éléments dans le même ordre",
    "way along a path for “{}”, which isn’t a point":
      "trajet le long d’un tracé pour « {} », qui n’est pas un point",
    "set values instead of the path": "définir des valeurs au lieu du tracé",
    "number “{}” in a CAEmitterCell": "nombre « {} » dans une CAEmitterCell",
    "set one that the cell has": "en définir un que la cellule possède",
    "particle that emits others": "particule qui en émet d’autres",
    "let the layer emit both": "laisser le calque émettre les deux",
    "emitter of more than {} particles at a time": "émetteur de plus de {} particules à la fois",
    "it emits fewer": "il en émet moins",
    "a layer cannot be a sublayer of itself": "un calque ne peut pas être son propre sous-calque",
    "property “{}”": "propriété « {} »",
    "set one that the layer has": "en définir une que le calque possède",
    "way to set “{}” to {}": "moyen de donner à « {} » la valeur {}",
    "use a value of the property’s type": "utiliser une valeur du type de la propriété",
    "{} with the number {}": "{} avec le nombre {}",
    "use finite numbers": "utiliser des nombres finis",
    "set while the transform is not the identity": "défini alors que transform n’est pas l’identité",
    "a layer cannot be masked by one that it lies in":
      "un calque ne peut pas être masqué par un calque qui le contient",
    "layer content of type {}": "contenu de calque de type {}",
    "give it a CGImage": "lui donner une CGImage",
    "end to a drawing that requests another drawing": "fin d’un dessin qui demande un autre dessin",
    "call setNeedsDisplay() where a value changes": "appeler setNeedsDisplay() là où une valeur change",
    "replicator of {} copies of {} layers": "réplicateur de {} copies de {} calques",
    "it shows {} of them": "il en montre {}",
    "{} × {} pixels in memory of your own": "{} × {} pixels dans votre propre mémoire",
    "draw into fewer pixels, or pass nil for the memory":
      "dessiner dans moins de pixels, ou passer nil pour la mémoire",
    "{} × {} pixels in memory": "{} × {} pixels en mémoire",
    "draw into fewer pixels": "dessiner dans moins de pixels",
    "image of pixels that code has written": "image de pixels écrits par du code",
    "draw what they show into the context": "dessiner dans le contexte ce qu’ils montrent",
    "color of the pixels of {}": "couleur des pixels de {}",
    "read colors of views that are drawn without it": "lire les couleurs de vues dessinées sans cela",
    "bitmap with {} bits in a component": "bitmap de {} bits par composante",
    "use 8": "utiliser 8",
    "a picture file": "fichier image",
    "a blurred background": "fond flou",
    "a shadow": "ombre",
    "a layer in perspective": "calque en perspective",
    "a part of a stroke": "partie d’un trait",
    "picture “{}”": "image « {} »",
    "draw one, or use a symbol": "en dessiner une, ou utiliser un symbole",
    "color “{}”": "couleur « {} »",
    "give its components": "donner ses composantes",
    "font “{}”": "police « {} »",
    "the text is set in Inter": "le texte est composé en Inter",
    "font of another width": "police d’une autre largeur",
    "design “{}” of the system font": "dessin « {} » de la police système",
    "feature of a font except the spacing of numbers":
      "fonction d’une police, hors l’espacement des chiffres",
    "leave it out": "l’omettre",
    "JPEG of a drawing": "JPEG d’un dessin",
    "the data are a PNG’s": "les données sont celles d’un PNG",
    "the animator was deallocated before its first frame, so nothing moves":
      "l’animateur a été libéré avant sa première image, donc rien ne bouge",
    "physics of {} items": "physique de {} éléments",
    "the first {} of them move": "les {} premiers bougent",
    "end to physics that doesn't come to rest in {} s":
      "fin d’une physique qui ne trouve pas le repos en {} s",
    "give the items some resistance, or take the behaviors out":
      "donner de la résistance aux éléments, ou retirer les comportements",
    "declare it as “@objc dynamic var {}”": "la déclarer comme « @objc dynamic var {} »",
    "call your code where it is set": "appeler votre code là où elle est définie",
    "notification when “{}” of {} changes": "notification quand « {} » de {} change",
    "way to set “{}” of {} to {}": "moyen de donner à « {} » de {} la valeur {}",
    "property “{}” of {} that code can reach by its name":
      "propriété « {} » de {} que le code puisse atteindre par son nom",
    "use a property that the class has; declare your own with “@objc”":
      "utiliser une propriété que la classe possède ; déclarer les vôtres avec « @objc »",
    "observer of “{}” of {} to remove": "observateur de « {} » de {} à retirer",
    "remove each observer once, as iOS demands":
      "retirer chaque observateur une seule fois, comme l’exige iOS",
    "archive of {}": "archive de {}",
    "only plain views, labels and image views are copied; make another object, or take a snapshot":
      "seules de simples vues, étiquettes et vues d’image sont copiées ; créer un autre objet, ou prendre un instantané",
    "answer of {} to a change of “{}”": "réponse de {} à un changement de « {} »",
    "override observeValue(forKeyPath:of:change:context:), and call super only for other observations":
      "redéfinir observeValue(forKeyPath:of:change:context:), et n’appeler super que pour les autres observations",
    "network in a run, so the request ends with URLError(.notConnectedToInternet)":
      "réseau dans une exécution, donc la requête se termine par URLError(.notConnectedToInternet)",
    "show a placeholder for it, or take data and images of the site":
      "montrer un substitut, ou prendre des données et images du site",
    "method “{}” of {}": "méthode « {} » de {}",
    "call API that is supported": "appeler une API prise en charge",
    "not called: there is no such method for {}": "non appelé : pas de telle méthode pour {}",
    "the target was deallocated before {} sent its action, so nothing is called":
      "la cible a été libérée avant que {} n’envoie son action, donc rien n’est appelé",
    "cannot go from {} to {}": "ne peut pas passer de {} à {}",
    "section to append items to": "section à laquelle ajouter des éléments",
    "append a section first": "ajouter d’abord une section",
    "item that occurs twice": "élément présent deux fois",
    "give each item an identifier of its own": "donner à chaque élément son propre identifiant",
    "item {} to insert at": "élément {} où insérer",
    "insert at an item of the snapshot": "insérer auprès d’un élément de l’instantané",
    "section that occurs twice": "section présente deux fois",
    "give each section an identifier of its own": "donner à chaque section son propre identifiant",
    "{} sections before and {} after, with {} inserted and {} deleted":
      "{} sections avant et {} après, avec {} insérées et {} supprimées",
    "{} items before and {} after in section {}, with {} inserted or moved in and {} deleted or moved out":
      "{} éléments avant et {} après dans la section {}, avec {} insérés ou arrivés et {} supprimés ou partis",
    "batch that leads to the data source’s numbers":
      "lot de changements qui mène aux nombres de la source de données",
    "{}; all is reloaded without an animation, and iOS throws an exception":
      "{} ; tout est rechargé sans animation, et iOS lève une exception",
    "on its side": "à l’horizontale",
    "upright": "à la verticale",
    "end to a layout that requests another layout": "fin d’une mise en page qui en demande une autre",
    "it gets {} in a turn": "elle en reçoit {} par tour",
    "there is no {}: {}": "{}, sans équivalent ; {}",
    "has no effect: {}": "sans effet : {}",
    "tab bars stay": "les barres d’onglets restent",
    "bars lie over the content": "les barres recouvrent le contenu",
    "bars stay": "les barres restent",
    "pages have one side": "les pages n’ont qu’une face",
    "pages touch one another": "les pages se touchent",
    "books aren’t modeled": "les livres ne sont pas reproduits",
    "the field of the search stays below the title": "le champ de recherche reste sous le titre",
    "nothing is dragged": "rien n’est déplacé",
    "nothing is dropped": "rien n’est déposé",
    "nothing is dragged; the data source’s collectionView(_:moveItemAt:to:) moves items":
      "rien n’est déplacé ; collectionView(_:moveItemAt:to:) de la source de données déplace les éléments",
    "nothing is dragged without the data source’s tableView(_:moveRowAt:to:), which moves rows":
      "rien n’est déplacé sans tableView(_:moveRowAt:to:) de la source de données, qui déplace les rangées",
    "rows move by tableView(_:moveRowAt:to:)": "les rangées se déplacent par tableView(_:moveRowAt:to:)",
    "a drag goes in any direction": "un glissement va dans toutes les directions",
    "a drag takes touches away from the content": "un glissement retire les touchers au contenu",
    "there is no pointer": "il n’y a pas de pointeur",
    "fingers have no force": "les doigts n’exercent pas de force",
    "the device is at rest": "l’appareil est au repos",
    "a tap opens no color picker": "toucher n’ouvre aucun sélecteur de couleur",
    "no button clears the field": "aucun bouton n’efface le champ",
    "text that doesn't fit is cut off": "le texte qui ne tient pas est coupé",
    "lines take the whole width": "les lignes prennent toute la largeur",
    "lines fill the box around the path": "les lignes remplissent le rectangle autour du tracé",
    "the text is set in the first container": "le texte est composé dans le premier conteneur",
    "the usual keyboard comes": "le clavier habituel arrive",
    "the bars are UIKit's own": "les barres sont celles d’UIKit",
    "nothing shows above the keyboard": "rien n’apparaît au-dessus du clavier",
    "only backgrounds without a drawing of their own, and fills, repeat an image":
      "seuls les fonds sans dessin propre et les remplissages répètent une image",
    "what is cleared is cleared outside of the mask, too": "ce qui est effacé l’est aussi hors du masque",
    "a stroke removes what is drawn along the whole path":
      "un trait efface ce qui est dessiné le long de tout le tracé",
    "only “normal” and “clear” are drawn": "seuls « normal » et « clear » sont dessinés",
    "it isn’t drawn, or only for whole texts": "il n’est pas dessiné, ou seulement pour des textes entiers",
    "the clocks of layers never end": "les horloges des calques ne s’arrêtent jamais",
    "a layer’s own colors are shown": "les propres couleurs du calque sont montrées",
    "what is behind a layer is shown": "ce qui est derrière le calque est montré",
    "a layer is painted over those behind": "un calque est peint par-dessus ceux qui sont derrière",
    "the layer is drawn at once": "le calque est dessiné d’un seul coup",
    "browsers smooth images": "les navigateurs lissent les images",
    "a layer fades with its sublayers as a whole":
      "un calque devient transparent avec ses sous-calques, d’un bloc",
    "the y axis points down": "l’axe des y pointe vers le bas",
    "gradients are axial": "les dégradés sont axiaux",
    "particles start in the layer’s plane": "les particules partent dans le plan du calque",
    "each particle is painted over those before it":
      "chaque particule est peinte par-dessus les précédentes",
    "particles lie in the layer’s plane": "les particules sont dans le plan du calque",
    "particles stay in the layer’s plane": "les particules restent dans le plan du calque",
    "{}, which changes classes while they run": "{}, qui change des classes pendant l’exécution",
    "override the method, or declare it “dynamic” and replace it by @_dynamicReplacement(for:)":
      "redéfinir la méthode, ou la déclarer « dynamic » et la remplacer avec @_dynamicReplacement(for:)",
    "an explicit animation runs by itself: an interaction scrubs view animations only":
      "une animation explicite se déroule d’elle-même : une interaction ne pilote que les animations de vues",
    "ignored: the context is not one of UIKit's containers":
      "ignoré : le contexte n’est pas celui d’un conteneur d’UIKit",
    "ignored: the animator is not interruptible": "ignoré : l’animateur n’est pas interruptible",
    "at {}, before the transition started: carried over": "à {}, avant le début de la transition : reporté",
    "{} is invalid and counts as 1: it has to be more than 0":
      "{} n’est pas valide et compte pour 1 : la valeur doit dépasser 0",
    "the transition is {}": "la transition est {}",
    "there is no transition": "il n’y a pas de transition",
    "at {}": "à {}",
    "ignored: the transition is {}": "ignoré : la transition est {}",
    "ignored: the transition is {} already": "ignoré : la transition est déjà {}",
    "the new view was never added to it": "la nouvelle vue n’y a jamais été ajoutée",
    "a view cannot be a subview of itself": "une vue ne peut pas être sa propre sous-vue",
    "blank: the view was never on screen; pass afterScreenUpdates: true":
      "vide : la vue n’a jamais été à l’écran ; passer afterScreenUpdates: true",
  ]
}
