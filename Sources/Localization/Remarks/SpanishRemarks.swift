/// What lint says of runs, by the English words.
extension Wording {
  static let spanishRemarks: [String: String] = [
    "{} of {}: {}.": "{} de {}: {}.",
    "{} of {}: {}. And one time more.": "{} de {}: {}. Y una vez más.",
    "{} of {}: {}. And {} times more.": "{} de {}: {}. Y {} veces más.",
    "the view of {}": "la vista de {}",
    "the container": "el contenedor",
    "layer {}": "la capa {}",
    "the identity": "la identidad",
    "a translation by {}": "una traslación de {}",
    "a scale by {}": "un escalado de {}",
    "a perspective with m34 = {}": "una perspectiva con m34 = {}",
    "not the identity": "no la identidad",
    "constraint": "restricción",
    "unsupported API": "API no admitida",
    "the code": "el código",
    "position and size": "posición y tamaño",
    "horizontal position": "posición horizontal",
    "vertical position": "posición vertical",
    "width": "anchura",
    "height": "altura",
    "{} and {}": "{} y {}",
    "Ambiguous layout": "Diseño ambiguo",
    "Add the missing constraint, or give views that share the available room different priorities.":
      "Añadir la restricción que falta, o dar prioridades distintas a las vistas que se reparten el espacio.",
    "Blank snapshot": "Instantánea vacía",
    "Pass afterScreenUpdates: true.": "Pasar afterScreenUpdates: true.",
    "Completed against the outcome": "Completada en contra del resultado",
    "completeTransition({}) was called, but the transition was canceled.":
      "Se llamó a completeTransition({}), pero la transición se canceló.",
    "completeTransition({}) was called, but nothing canceled the transition.":
      "Se llamó a completeTransition({}), pero nada canceló la transición.",
    "Pass !transitionContext.transitionWasCancelled.": "Pasar !transitionContext.transitionWasCancelled.",
    "Completed twice": "Completada dos veces",
    "completeTransition(_:) was called {} times: with {} at {} s, and again with {} at {} s.":
      "Se llamó a completeTransition(_:) {} veces: con {} a los {} s, y otra vez con {} a los {} s.",
    "Call completeTransition(_:) in one place: the completion of the animation that ends last.":
      "Llamar a completeTransition(_:) en un solo lugar: el bloque de finalización de la animación que acaba la última.",
    "Completion speed of 0 or less": "completionSpeed de 0 o menos",
    "Keep completionSpeed above 0, for instance by a lower limit.":
      "Mantener completionSpeed por encima de 0, por ejemplo con un límite inferior.",
    "Coplanar siblings in a 3D transform": "Capas hermanas coplanarias en una transformación 3D",
    "One pair of siblings lie in the same 3D plane, and overlap. The largest overlap in view is {} square points, at {} s.":
      "Un par de capas hermanas está en el mismo plano 3D y se solapa. El mayor solapamiento visible es de {} puntos cuadrados, a los {} s.",
    "{} pairs of siblings lie in the same 3D plane, and overlap. The largest overlap in view is {} square points, at {} s.":
      "{} pares de capas hermanas están en el mismo plano 3D y se solapan. El mayor solapamiento visible es de {} puntos cuadrados, a los {} s.",
    "Make one a sublayer of the other, or keep them apart by zPosition.":
      "Hacer de una subcapa de la otra, o separarlas con zPosition.",
    "Crossing planes": "Planos que se cruzan",
    "One pair of siblings pass through each other. The largest overlap in view is {} square points, at {} s.":
      "Un par de capas hermanas se atraviesa. El mayor solapamiento visible es de {} puntos cuadrados, a los {} s.",
    "{} pairs of siblings pass through each other. The largest overlap in view is {} square points, at {} s.":
      "{} pares de capas hermanas se atraviesan. El mayor solapamiento visible es de {} puntos cuadrados, a los {} s.",
    "None, if this is intended. Otherwise keep them apart by zPosition, or turn them about a common edge.":
      "Nada, si es intencionado. Si no, separarlas con zPosition o girarlas en torno a una arista común.",
    "Explicit animation in an interactive transition": "Animación explícita en una transición interactiva",
    "Explicit animations of one layer don't follow the interaction: they run by themselves.":
      "Las animaciones explícitas de una capa no siguen la interacción: avanzan por sí solas.",
    "Explicit animations of {} layers don't follow the interaction: they run by themselves.":
      "Las animaciones explícitas de {} capas no siguen la interacción: avanzan por sí solas.",
    "Use UIView's animations, or an interruptible property animator.":
      "Usar las animaciones de UIView, o un animador de propiedades interrumpible.",
    "Interaction finished at 100 %": "Interacción terminada al 100 %",
    "finish() was called when the interaction had reached 100 %: nothing is left to animate.":
      "Se llamó a finish() cuando la interacción había llegado al 100 %: no queda nada que animar.",
    "Keep the fraction below 1, for instance at most 0.99, until the gesture has ended.":
      "Mantener la fracción por debajo de 1, por ejemplo en 0.99 como máximo, hasta que el gesto haya terminado.",
    "Hard-coded distance": "Distancia fijada en el código",
    "{^} moves {} pt to the side in a container of {} pt, and as far in a container of {} pt.":
      "{^} se mueve {} pt hacia un lado en un contenedor de {} pt, y lo mismo en un contenedor de {} pt.",
    "Take distances from the container's bounds.": "Tomar las distancias de los bounds del contenedor.",
    "Flash after a canceled transition": "Destello tras una transición cancelada",
    "{} % of the container looks different in the frame after the canceled transition than before it, when the app comes back to the screen.":
      "El {} % del contenedor se ve distinto en el fotograma posterior a la transición cancelada que antes de ella, cuando la app vuelve a la pantalla.",
    "{} % of the container looks different in the frame after the canceled transition than in its last one.":
      "El {} % del contenedor se ve distinto en el fotograma posterior a la transición cancelada que en el último de ella.",
    "In the completion of a canceled transition, reset the old view to its earlier state, in the same turn as completeTransition(_:).":
      "En el bloque de finalización de una transición cancelada, devolver la vista anterior a su estado previo, en la misma vuelta que completeTransition(_:).",
    "Frame set on a transformed view": "frame asignado en una vista transformada",
    "Set bounds and center, or reset the transform to the identity first.":
      "Asignar bounds y center, o devolver antes transform a la identidad.",
    "Gesture ended before the transition started": "El gesto terminó antes de que empezara la transición",
    "The finger was lifted at {} s, the transition started at {} s, and the outcome of the gesture was lost.":
      "El dedo se levantó a los {} s, la transición empezó a los {} s, y el resultado del gesto se perdió.",
    "Store the outcome, and apply it when the transition starts, as UIPercentDrivenInteractiveTransition does.":
      "Guardar el resultado y aplicarlo cuando empiece la transición, como hace UIPercentDrivenInteractiveTransition.",
    "Ambiguous 180° or 360° rotation": "Rotación ambigua de 180° o 360°",
    "The transform is animated by {}° from one matrix to the next: rounding decides the direction.":
      "transform se anima {}° de una matriz a la siguiente: el redondeo decide el sentido.",
    "The transform is animated from a matrix to the same one: for a whole turn, nothing moves.":
      "transform se anima de una matriz a la misma: en una vuelta completa no se mueve nada.",
    "Animate the angle itself (transform.rotation.y), or make keyframes of less than 180° each.":
      "Animar el propio ángulo (transform.rotation.y), o crear fotogramas clave de menos de 180° cada uno.",
    "Invalid constraint": "Restricción no válida",
    "Add views before their constraints, and relate edges to edges of the same direction, and sizes to sizes.":
      "Añadir las vistas antes que sus restricciones, y relacionar bordes con bordes de la misma dirección y tamaños con tamaños.",
    "Wrong sign of m34": "Signo incorrecto de m34",
    "m34 of the {} is {}: more than 0.": "m34 de {} es {}: mayor que 0.",
    "Set m34 to -1 divided by the distance of the eye, in points.":
      "Dar a m34 el valor -1 dividido por la distancia del ojo, en puntos.",
    "Transition never completed": "Transición nunca completada",
    "{} was started at {} s and never called completeTransition(_:).":
      "{} empezó a los {} s y nunca llamó a completeTransition(_:).",
    "{} was asked to animate at {} s and never called completeTransition(_:).":
      "{} recibió la petición de animar a los {} s y nunca llamó a completeTransition(_:).",
    "{} {}": "{} {}",
    "It is interactive, and was neither finished nor canceled.":
      "La transición es interactiva, y ni terminó ni se canceló.",
    "It began no animation.": "No empezó ninguna animación.",
    "Its animations were still running when the run ended at {} s.":
      "Sus animaciones seguían en marcha cuando la ejecución acabó a los {} s.",
    "Its animations were over at {} s.": "Sus animaciones acabaron a los {} s.",
    "Call completeTransition(_:) in the completion of the animation, on every path. Finish or cancel an interaction in every state in which its gesture can end.":
      "Llamar a completeTransition(_:) en el bloque de finalización de la animación, en todos los caminos. Terminar o cancelar una interacción en cada estado en que su gesto pueda acabar.",
    "New view missing from the container": "La vista nueva falta en el contenedor",
    "The view of {} was never added to the container, which is empty now.":
      "La vista de {} nunca se añadió al contenedor, que ahora está vacío.",
    "Add the view for .to to the container view before animating.":
      "Añadir la vista de .to a la vista contenedora antes de animar.",
    "Unsupported API": "API no admitida",
    "Use supported API, or accept the finding with “:lint: not-modelled”.":
      "Usar API admitida, o aceptar el aviso con «:lint: not-modelled».",
    "Perspective applied twice": "Perspectiva aplicada dos veces",
    "One layer with perspective in its own transform (m34 = {}) lies in a layer whose sublayerTransform has it, too (m34 = {}).":
      "Una capa con perspectiva en su propio transform (m34 = {}) está en una capa cuyo sublayerTransform también la tiene (m34 = {}).",
    "{} layers with perspective in their own transform (m34 = {}) lie in a layer whose sublayerTransform has it, too (m34 = {}).":
      "{} capas con perspectiva en su propio transform (m34 = {}) están en una capa cuyo sublayerTransform también la tiene (m34 = {}).",
    "Set m34 in one place: the container layer's sublayerTransform.":
      "Asignar m34 en un solo lugar: el sublayerTransform de la capa del contenedor.",
    "Object released too early": "Objeto liberado demasiado pronto",
    "Store the object in a property of a long-lived object, such as the view controller or the animator.":
      "Guardar el objeto en una propiedad de un objeto duradero, como el controlador de vista o el animador.",
    "Tab selected during a transition": "Pestaña seleccionada durante una transición",
    "Lock the selection from the request until animationEnded(_:).":
      "Bloquear la selección desde la petición hasta animationEnded(_:).",
    "State left behind": "Estado sin restablecer",
    "{^} isn't reset after the transition: {}.": "{^} no vuelve a su estado tras la transición: {}.",
    "its {} is {} instead of {}": "{} es {}, se esperaba {}",
    "it is hidden": "está oculta",
    "it isn't hidden": "no está oculta",
    "anchor point": "el punto de anclaje",
    "its {} is {}": "{} es {}",
    "In the completion, reset every property that the animation changed, whether it was finished or canceled.":
      "En el bloque de finalización, restablecer cada propiedad que la animación haya cambiado, tanto si terminó como si se canceló.",
    "Sublayer transform left on the container":
      "Transformación de subcapas sin restablecer en el contenedor",
    "The container's sublayerTransform was {} before, and is {} after the transition.":
      "El sublayerTransform del contenedor era {} antes de la transición y es {} después.",
    "In the completion, reset the container layer's sublayerTransform to the identity.":
      "En el bloque de finalización, devolver el sublayerTransform de la capa del contenedor a la identidad.",
    "Unsatisfiable constraints": "Restricciones imposibles de cumplir",
    "Remove one of them, give one a priority below 1000, or set translatesAutoresizingMaskIntoConstraints to false on a view that its frame shouldn't place.":
      "Quitar una de ellas, dar a una una prioridad inferior a 1000, o poner translatesAutoresizingMaskIntoConstraints a false en una vista que no deba colocarse por su frame.",
    "Randomness without a seed": "Azar sin semilla",
    "The second run of the same transition differs from the first, from {} s on: first in {}.":
      "La segunda ejecución de la misma transición difiere de la primera a partir de los {} s: primero en {}.",
    "The second run of the same code differs from the first, from {} s on: first in {}.":
      "La segunda ejecución del mismo código difiere de la primera a partir de los {} s: primero en {}.",
    "The second run of the same transition differs from the first, from {} s on.":
      "La segunda ejecución de la misma transición difiere de la primera a partir de los {} s.",
    "The second run of the same code differs from the first, from {} s on.":
      "La segunda ejecución del mismo código difiere de la primera a partir de los {} s.",
    "Make a generator from a fixed seed at the start of every transition.":
      "Crear un generador con una semilla fija al empezar cada transición.",
    "Views left behind": "Vistas sin retirar",
    "One view that the animator added to the container is still in it.":
      "Una vista que el animador añadió al contenedor sigue en él.",
    "{} views that the animator added to the container are still in it.":
      "{} vistas que el animador añadió al contenedor siguen en él.",
    "Remove them in the completion, before completeTransition(_:).":
      "Retirarlas en el bloque de finalización, antes de completeTransition(_:).",
    "{}: {}": "{}: {}",
    "printed: {}": "salida: {}",
    "{}, at {}": "{}, a los {}",
    "{} on {}, at {}": "{}: {}, a los {}",
    "a {} of {} s counts as 0": "{} de {} s cuenta como 0",
    "animation curve {}": "curva de animación {}",
    "use a named one, or 7 for the keyboard’s": "usar una con nombre, o 7 para la del teclado",
    "can't be satisfied, since sizes can't be negative; it is broken, the others hold":
      "no se puede cumplir, porque un tamaño no puede ser negativo; se rompe, las demás se cumplen",
    "contradicts {}; it is broken, the others hold": "contradice {}; se rompe, las demás se cumplen",
    "ambiguous: the constraints don't define it": "ambiguo: las restricciones no lo definen",
    "it can't be active: its items have no common ancestor":
      "no puede estar activa: sus elementos no tienen un ancestro común",
    "it can't be added to {}, which doesn't contain its items":
      "no se puede añadir a {}, que no contiene sus elementos",
    "unable to parse the format: {}, at character {}":
      "no se puede interpretar el formato: {}, en el carácter {}",
    "its constant isn't a number": "su constante no es un número",
    "its priority changes between required and less while it is active":
      "su prioridad cambia entre «required» y menos mientras está activa",
    "{} and {} can't be related to each other": "{} y {} no se pueden relacionar entre sí",
    "{} has to be related to the same attribute of another item":
      "{} tiene que relacionarse con el mismo atributo de otro elemento",
    "nothing": "nada",
    "refused: a transition is running; the stack stays as it is":
      "rechazado: hay una transición en marcha; la pila queda como está",
    "refused: {}": "rechazado: {}",
    "the children are just told of another change": "se está avisando a los hijos de otro cambio",
    "a controller can be in the stack once": "un controlador solo puede estar una vez en la pila",
    "a navigation controller cannot be in another one's stack":
      "un controlador de navegación no puede estar en la pila de otro",
    "a controller cannot contain itself": "un controlador no puede contenerse a sí mismo",
    "{} is presented": "{} está presentado",
    "refused: {} is not in the stack": "rechazado: {} no está en la pila",
    "page that curls in part": "una página que se enrolla en parte",
    "it fades instead": "en su lugar aparece con un fundido",
    "{} presents {} already": "{} ya presenta {}",
    "{} is coming or going itself": "{} está llegando o yéndose",
    "a controller cannot present itself": "un controlador no puede presentarse a sí mismo",
    "{} presents another controller itself": "{} presenta a su vez otro controlador",
    "{} is presented already": "{} ya está presentado",
    "{} is a child of {}": "{} es hijo de {}",
    "{} is on screen already": "{} ya está en pantalla",
    "the view of {} is not in a window": "la vista de {} no está en ninguna ventana",
    "ignored: nothing is presented": "ignorado: no hay nada presentado",
    "ignored: a presentation or dismissal is going on":
      "ignorado: una presentación está llegando o yéndose",
    "nib “{}”": "el nib «{}»",
    "make its views in code": "crear sus vistas en el código",
    "storyboard “{}”": "el storyboard «{}»",
    "make its first controller in code": "crear su primer controlador en el código",
    "make its controller “{}” in code": "crear su controlador «{}» en el código",
    "page that curls": "una página que se enrolla",
    "it scrolls instead": "en su lugar se desplaza",
    "set while {}: they have to wait": "asignado, pero tiene que esperar: {}",
    "{} is the index of no view controller": "{} no es el índice de ningún controlador de vista",
    "not one of viewControllers": "no es uno de viewControllers",
    "ignored: {}": "ignorado: {}",
    "set to {} while {}: it has to wait": "asignado a {}, pero tiene que esperar: {}",
    "another change is made": "se está haciendo otro cambio",
    "a transition is running": "hay una transición en marcha",
    "make its view in `loadView`": "crear su vista en `loadView`",
    "segue “{}”, as there are no storyboards": "el segue «{}», porque no hay storyboards",
    "make a UIStoryboardSegue in code, or present its destination":
      "crear un UIStoryboardSegue en el código, o presentar su destino",
    "refused: {} and {} have to be two children, the first one shown":
      "rechazado: {} y {} tienen que ser dos hijos, el primero a la vista",
    "tab {}": "pestaña {}",
    "drawing of {}": "el dibujo de {}",
    "use bounce, pulse, scale or another effect of the whole symbol":
      "usar bounce, pulse, scale u otro efecto del símbolo entero",
    "animation of {} s": "una animación de {} s",
    "give it a duration of 0 or more": "darle una duración de 0 o más",
    "{} s is long ago on a device, whose media time counts from its start: the animation is over; add CACurrentMediaTime()":
      "{} s queda muy atrás en un dispositivo, cuyo tiempo de medios cuenta desde su arranque: la animación ya ha acabado; sumar CACurrentMediaTime()",
    "ignored: the link was invalidated": "ignorado: el enlace se invalidó",
    "use for these key times, so that the values are evenly spaced":
      "un uso de estos keyTimes, así que los valores se reparten por igual",
    "give as many as there are values, ascending from 0 to 1":
      "dar tantos como valores haya, en orden ascendente de 0 a 1",
    "left out: no property takes {}, of type {}": "omitido: ninguna propiedad admite {}, de tipo {}",
    "key path in a {}": "una ruta de clave en una {}",
    "pass one to init(keyPath:)": "pasar una a init(keyPath:)",
    "draw the layer by it, and return true for it from “needsDisplay(forKey:)”":
      "dibujar la capa según ella, y devolver true para ella en «needsDisplay(forKey:)»",
    "animate something else": "animar otra cosa",
    "animation of “{}”": "una animación de «{}»",
    "spring with a {} of {}": "un muelle con {} de {}",
    "give it a finite number, more than 0 for mass and stiffness":
      "dar un número finito, mayor que 0 para mass y stiffness",
    "missing for {} transactions": "falta en {} transacciones",
    "transition “{}”": "la transición «{}»",
    "“{}” in a {}": "«{}» en una {}",
    "add the animation to a layer that has the property":
      "añadir la animación a una capa que tenga la propiedad",
    "value in the animation of “{}”": "un valor en la animación de «{}»",
    "set values that the property takes": "asignar valores que la propiedad admita",
    "animation of “{}” through values of another type": "una animación de «{}» con valores de otro tipo",
    "use values of the property’s type": "usar valores del tipo de la propiedad",
    "interpolation of “{}” between these values, which have different elements":
      "una interpolación de «{}» entre estos valores, que tienen elementos distintos",
    "give them the same elements in the same order": "darles los mismos elementos en el mismo orden",
    "way along a path for “{}”, which isn’t a point":
      "un recorrido por un trazado para «{}», que no es un punto",
    "set values instead of the path": "asignar valores en lugar del trazado",
    "number “{}” in a CAEmitterCell": "el número «{}» en una CAEmitterCell",
    "set one that the cell has": "asignar uno que la celda tenga",
    "particle that emits others": "una partícula que emite otras",
    "let the layer emit both": "dejar que la capa emita ambas",
    "emitter of more than {} particles at a time": "un emisor de más de {} partículas a la vez",
    "it emits fewer": "emite menos",
    "a layer cannot be a sublayer of itself": "una capa no puede ser subcapa de sí misma",
    "property “{}”": "la propiedad «{}»",
    "set one that the layer has": "asignar una que la capa tenga",
    "way to set “{}” to {}": "un modo de dar a «{}» el valor {}",
    "use a value of the property’s type": "usar un valor del tipo de la propiedad",
    "{} with the number {}": "{} con el número {}",
    "use finite numbers": "usar números finitos",
    "set while the transform is not the identity": "asignado mientras transform no es la identidad",
    "a layer cannot be masked by one that it lies in":
      "una capa no puede tener por máscara otra que la contiene",
    "layer content of type {}": "contenido de capa de tipo {}",
    "give it a CGImage": "darle una CGImage",
    "end to a drawing that requests another drawing": "un final para un dibujo que pide otro dibujo",
    "call setNeedsDisplay() where a value changes": "llamar a setNeedsDisplay() donde cambie un valor",
    "replicator of {} copies of {} layers": "un replicador de {} copias de {} capas",
    "it shows {} of them": "muestra {} de ellas",
    "{} × {} pixels in memory of your own": "memoria propia para {} × {} píxeles",
    "draw into fewer pixels, or pass nil for the memory":
      "dibujar en menos píxeles, o pasar nil como memoria",
    "{} × {} pixels in memory": "memoria para {} × {} píxeles",
    "draw into fewer pixels": "dibujar en menos píxeles",
    "image of pixels that code has written": "una imagen de píxeles escritos por el código",
    "draw what they show into the context": "dibujar en el contexto lo que muestran",
    "color of the pixels of {}": "el color de los píxeles de {}",
    "read colors of views that are drawn without it": "leer colores de vistas que se dibujen sin ello",
    "bitmap with {} bits in a component": "un mapa de bits con {} bits por componente",
    "use 8": "usar 8",
    "a picture file": "un archivo de imagen",
    "a blurred background": "un fondo desenfocado",
    "a shadow": "una sombra",
    "a layer in perspective": "una capa en perspectiva",
    "a part of a stroke": "una parte de un trazo",
    "picture “{}”": "la imagen «{}»",
    "draw one, or use a symbol": "dibujar una, o usar un símbolo",
    "color “{}”": "el color «{}»",
    "give its components": "dar sus componentes",
    "font “{}”": "el tipo de letra «{}»",
    "the text is set in Inter": "el texto se compone en Inter",
    "font of another width": "un tipo de letra de otra anchura",
    "design “{}” of the system font": "el diseño «{}» del tipo de letra del sistema",
    "feature of a font except the spacing of numbers":
      "una función de un tipo de letra salvo el espaciado de las cifras",
    "leave it out": "prescindir de ella",
    "JPEG of a drawing": "un JPEG de un dibujo",
    "the data are a PNG’s": "los datos son los de un PNG",
    "the animator was deallocated before its first frame, so nothing moves":
      "el animador se liberó antes de su primer fotograma, así que nada se mueve",
    "physics of {} items": "una física de {} elementos",
    "the first {} of them move": "se mueven los {} primeros",
    "end to physics that doesn't come to rest in {} s":
      "un final para una física que no se detiene en {} s",
    "give the items some resistance, or take the behaviors out":
      "dar resistencia a los elementos, o quitar los comportamientos",
    "declare it as “@objc dynamic var {}”": "declararla como «@objc dynamic var {}»",
    "call your code where it is set": "llamar a su código donde se asigna",
    "notification when “{}” of {} changes": "una notificación cuando cambia «{}» de {}",
    "way to set “{}” of {} to {}": "un modo de dar a «{}» de {} el valor {}",
    "property “{}” of {} that code can reach by its name":
      "una propiedad «{}» de {} que el código alcance por su nombre",
    "use a property that the class has; declare your own with “@objc”":
      "usar una propiedad que la clase tenga; declarar las propias con «@objc»",
    "observer of “{}” of {} to remove": "un observador de «{}» de {} que quitar",
    "remove each observer once, as iOS demands": "quitar cada observador una sola vez, como exige iOS",
    "archive of {}": "un archivo de {}",
    "only plain views, labels and image views are copied; make another object, or take a snapshot":
      "solo se copian vistas simples, etiquetas y vistas de imagen; crear otro objeto, o hacer una instantánea",
    "answer of {} to a change of “{}”": "una respuesta de {} a un cambio de «{}»",
    "override observeValue(forKeyPath:of:change:context:), and call super only for other observations":
      "redefinir observeValue(forKeyPath:of:change:context:), y llamar a super solo para otras observaciones",
    "network in a run, so the request ends with URLError(.notConnectedToInternet)":
      "red en una ejecución, así que la petición acaba con URLError(.notConnectedToInternet)",
    "show a placeholder for it, or take data and images of the site":
      "mostrar algo en su lugar, o tomar datos e imágenes del sitio",
    "method “{}” of {}": "el método «{}» de {}",
    "call API that is supported": "llamar a API admitida",
    "not called: there is no such method for {}": "no llamado: no hay tal método para {}",
    "the target was deallocated before {} sent its action, so nothing is called":
      "el destino se liberó antes de que {} enviara su acción, así que no se llama a nada",
    "cannot go from {} to {}": "no puede pasar de {} a {}",
    "section to append items to": "una sección a la que añadir elementos",
    "append a section first": "añadir antes una sección",
    "item that occurs twice": "un elemento que aparece dos veces",
    "give each item an identifier of its own": "dar a cada elemento un identificador propio",
    "item {} to insert at": "un elemento {} en el que insertar",
    "insert at an item of the snapshot": "insertar junto a un elemento de la instantánea",
    "section that occurs twice": "una sección que aparece dos veces",
    "give each section an identifier of its own": "dar a cada sección un identificador propio",
    "{} sections before and {} after, with {} inserted and {} deleted":
      "{} secciones antes y {} después, con {} insertadas y {} eliminadas",
    "{} items before and {} after in section {}, with {} inserted or moved in and {} deleted or moved out":
      "{} elementos antes y {} después en la sección {}, con {} insertados o traídos y {} eliminados o llevados",
    "batch that leads to the data source’s numbers":
      "un lote de cambios que lleve a los números de la fuente de datos",
    "{}; all is reloaded without an animation, and iOS throws an exception":
      "{}; todo se recarga sin animación, e iOS lanza una excepción",
    "on its side": "de lado",
    "upright": "vertical",
    "end to a layout that requests another layout": "un final para un diseño que pide otro diseño",
    "it gets {} in a turn": "recibe {} por vuelta",
    "there is no {}: {}": "no existe {}: {}",
    "has no effect: {}": "sin efecto: {}",
    "tab bars stay": "las barras de pestañas se quedan",
    "bars lie over the content": "las barras quedan sobre el contenido",
    "bars stay": "las barras se quedan",
    "pages have one side": "las páginas tienen una sola cara",
    "pages touch one another": "las páginas se tocan",
    "books aren’t modeled": "los libros no se reproducen",
    "the field of the search stays below the title": "el campo de búsqueda se queda bajo el título",
    "nothing is dragged": "no se arrastra nada",
    "nothing is dropped": "no se suelta nada",
    "nothing is dragged; the data source’s collectionView(_:moveItemAt:to:) moves items":
      "no se arrastra nada; collectionView(_:moveItemAt:to:) de la fuente de datos mueve los elementos",
    "nothing is dragged without the data source’s tableView(_:moveRowAt:to:), which moves rows":
      "no se arrastra nada sin tableView(_:moveRowAt:to:) de la fuente de datos, que mueve las filas",
    "rows move by tableView(_:moveRowAt:to:)": "las filas se mueven con tableView(_:moveRowAt:to:)",
    "a drag goes in any direction": "un arrastre va en cualquier dirección",
    "a drag takes touches away from the content": "un arrastre quita los toques al contenido",
    "there is no pointer": "no hay puntero",
    "fingers have no force": "los dedos no hacen fuerza",
    "the device is at rest": "el dispositivo está en reposo",
    "a tap opens no color picker": "un toque no abre ningún selector de color",
    "no button clears the field": "ningún botón vacía el campo",
    "text that doesn't fit is cut off": "el texto que no cabe se corta",
    "lines take the whole width": "las líneas ocupan toda la anchura",
    "lines fill the box around the path": "las líneas llenan el rectángulo en torno al trazado",
    "the text is set in the first container": "el texto se compone en el primer contenedor",
    "the usual keyboard comes": "sale el teclado habitual",
    "the bars are UIKit's own": "las barras son las de UIKit",
    "nothing shows above the keyboard": "no aparece nada sobre el teclado",
    "only backgrounds without a drawing of their own, and fills, repeat an image":
      "solo repiten una imagen los fondos sin dibujo propio y los rellenos",
    "what is cleared is cleared outside of the mask, too":
      "lo que se borra se borra también fuera de la máscara",
    "a stroke removes what is drawn along the whole path":
      "un trazo quita lo dibujado a lo largo de todo el trazado",
    "only “normal” and “clear” are drawn": "solo se dibujan «normal» y «clear»",
    "it isn’t drawn, or only for whole texts": "no se dibuja, o solo en textos enteros",
    "the clocks of layers never end": "los relojes de las capas no acaban nunca",
    "a layer’s own colors are shown": "se muestran los colores propios de la capa",
    "what is behind a layer is shown": "se muestra lo que hay detrás de la capa",
    "a layer is painted over those behind": "una capa se pinta sobre las de detrás",
    "the layer is drawn at once": "la capa se dibuja de una vez",
    "browsers smooth images": "los navegadores suavizan las imágenes",
    "a layer fades with its sublayers as a whole": "una capa se desvanece con sus subcapas como un todo",
    "the y axis points down": "el eje y apunta hacia abajo",
    "gradients are axial": "los degradados son axiales",
    "particles start in the layer’s plane": "las partículas parten del plano de la capa",
    "each particle is painted over those before it": "cada partícula se pinta sobre las anteriores",
    "particles lie in the layer’s plane": "las partículas están en el plano de la capa",
    "particles stay in the layer’s plane": "las partículas se quedan en el plano de la capa",
    "{}, which changes classes while they run": "{}, que cambia clases en plena ejecución",
    "override the method, or declare it “dynamic” and replace it by @_dynamicReplacement(for:)":
      "redefinir el método, o declararlo «dynamic» y reemplazarlo con @_dynamicReplacement(for:)",
    "an explicit animation runs by itself: an interaction scrubs view animations only":
      "una animación explícita avanza por sí sola: una interacción solo conduce animaciones de vistas",
    "ignored: the context is not one of UIKit's containers":
      "ignorado: el contexto no es de un contenedor de UIKit",
    "ignored: the animator is not interruptible": "ignorado: el animador no es interrumpible",
    "at {}, before the transition started: carried over":
      "a {}, antes de que empezara la transición: se conserva",
    "{} is invalid and counts as 1: it has to be more than 0":
      "{} no es válido y cuenta como 1: tiene que ser mayor que 0",
    "the transition is {}": "la transición está {}",
    "there is no transition": "no hay ninguna transición",
    "at {}": "a {}",
    "ignored: the transition is {}": "ignorado: la transición está {}",
    "ignored: the transition is {} already": "ignorado: la transición ya está {}",
    "the new view was never added to it": "la vista nueva nunca se le añadió",
    "a view cannot be a subview of itself": "una vista no puede ser subvista de sí misma",
    "blank: the view was never on screen; pass afterScreenUpdates: true":
      "vacía: la vista nunca estuvo en pantalla; pasar afterScreenUpdates: true",
  ]
}
