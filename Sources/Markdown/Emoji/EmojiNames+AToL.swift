extension EmojiNames {
  /// GitHub's names and their emoji, from numbers to l.
  static let fromAToL = """
    +1 👍 -1 👎 100 💯 1234 🔢 1st_place_medal 🥇 2nd_place_medal 🥈 3rd_place_medal 🥉 8ball 🎱 a 🅰️ ab 🆎 \
    abacus 🧮 abc 🔤 abcd 🔡 accept 🉑 accordion 🪗 adhesive_bandage 🩹 adult 🧑 aerial_tramway 🚡 \
    afghanistan 🇦🇫 airplane ✈️ aland_islands 🇦🇽 alarm_clock ⏰ albania 🇦🇱 alembic ⚗️ algeria 🇩🇿 alien 👽 \
    ambulance 🚑 american_samoa 🇦🇸 amphora 🏺 anatomical_heart 🫀 anchor ⚓ andorra 🇦🇩 angel 👼 anger 💢 \
    angola 🇦🇴 angry 😠 anguilla 🇦🇮 anguished 😧 ant 🐜 antarctica 🇦🇶 antigua_barbuda 🇦🇬 apple 🍎 aquarius ♒ \
    argentina 🇦🇷 aries ♈ armenia 🇦🇲 arrow_backward ◀️ arrow_double_down ⏬ arrow_double_up ⏫ \
    arrow_down ⬇️ arrow_down_small 🔽 arrow_forward ▶️ arrow_heading_down ⤵️ arrow_heading_up ⤴️ \
    arrow_left ⬅️ arrow_lower_left ↙️ arrow_lower_right ↘️ arrow_right ➡️ arrow_right_hook ↪️ \
    arrow_up ⬆️ arrow_up_down ↕️ arrow_up_small 🔼 arrow_upper_left ↖️ arrow_upper_right ↗️ \
    arrows_clockwise 🔃 arrows_counterclockwise 🔄 art 🎨 articulated_lorry 🚛 artificial_satellite 🛰️ \
    artist 🧑‍🎨 aruba 🇦🇼 ascension_island 🇦🇨 asterisk *️⃣ astonished 😲 astronaut 🧑‍🚀 athletic_shoe 👟 \
    atm 🏧 atom_symbol ⚛️ australia 🇦🇺 austria 🇦🇹 auto_rickshaw 🛺 avocado 🥑 axe 🪓 azerbaijan 🇦🇿 b 🅱️ \
    baby 👶 baby_bottle 🍼 baby_chick 🐤 baby_symbol 🚼 back 🔙 bacon 🥓 badger 🦡 badminton 🏸 bagel 🥯 \
    baggage_claim 🛄 baguette_bread 🥖 bahamas 🇧🇸 bahrain 🇧🇭 balance_scale ⚖️ bald_man 👨‍🦲 bald_woman 👩‍🦲 \
    ballet_shoes 🩰 balloon 🎈 ballot_box 🗳️ ballot_box_with_check ☑️ bamboo 🎍 banana 🍌 bangbang ‼️ \
    bangladesh 🇧🇩 banjo 🪕 bank 🏦 bar_chart 📊 barbados 🇧🇧 barber 💈 baseball ⚾ basket 🧺 basketball 🏀 \
    basketball_man ⛹️‍♂️ basketball_woman ⛹️‍♀️ bat 🦇 bath 🛀 bathtub 🛁 battery 🔋 beach_umbrella 🏖️ \
    beans 🫘 bear 🐻 bearded_person 🧔 beaver 🦫 bed 🛏️ bee 🐝 beer 🍺 beers 🍻 beetle 🪲 beginner 🔰 belarus 🇧🇾 \
    belgium 🇧🇪 belize 🇧🇿 bell 🔔 bell_pepper 🫑 bellhop_bell 🛎️ benin 🇧🇯 bento 🍱 bermuda 🇧🇲 \
    beverage_box 🧃 bhutan 🇧🇹 bicyclist 🚴 bike 🚲 biking_man 🚴‍♂️ biking_woman 🚴‍♀️ bikini 👙 billed_cap 🧢 \
    biohazard ☣️ bird 🐦 birthday 🎂 bison 🦬 biting_lip 🫦 black_bird 🐦‍⬛ black_cat 🐈‍⬛ black_circle ⚫ \
    black_flag 🏴 black_heart 🖤 black_joker 🃏 black_large_square ⬛ black_medium_small_square ◾ \
    black_medium_square ◼️ black_nib ✒️ black_small_square ▪️ black_square_button 🔲 \
    blond_haired_man 👱‍♂️ blond_haired_person 👱 blond_haired_woman 👱‍♀️ blonde_woman 👱‍♀️ blossom 🌼 \
    blowfish 🐡 blue_book 📘 blue_car 🚙 blue_heart 💙 blue_square 🟦 blueberries 🫐 blush 😊 boar 🐗 boat ⛵ \
    bolivia 🇧🇴 bomb 💣 bone 🦴 book 📖 bookmark 🔖 bookmark_tabs 📑 books 📚 boom 💥 boomerang 🪃 boot 👢 \
    bosnia_herzegovina 🇧🇦 botswana 🇧🇼 bouncing_ball_man ⛹️‍♂️ bouncing_ball_person ⛹️ \
    bouncing_ball_woman ⛹️‍♀️ bouquet 💐 bouvet_island 🇧🇻 bow 🙇 bow_and_arrow 🏹 bowing_man 🙇‍♂️ \
    bowing_woman 🙇‍♀️ bowl_with_spoon 🥣 bowling 🎳 boxing_glove 🥊 boy 👦 brain 🧠 brazil 🇧🇷 bread 🍞 \
    breast_feeding 🤱 bricks 🧱 bride_with_veil 👰‍♀️ bridge_at_night 🌉 briefcase 💼 \
    british_indian_ocean_territory 🇮🇴 british_virgin_islands 🇻🇬 broccoli 🥦 broken_heart 💔 broom 🧹 \
    brown_circle 🟤 brown_heart 🤎 brown_square 🟫 brunei 🇧🇳 bubble_tea 🧋 bubbles 🫧 bucket 🪣 bug 🐛 \
    building_construction 🏗️ bulb 💡 bulgaria 🇧🇬 bullettrain_front 🚅 bullettrain_side 🚄 burkina_faso 🇧🇫 \
    burrito 🌯 burundi 🇧🇮 bus 🚌 business_suit_levitating 🕴️ busstop 🚏 bust_in_silhouette 👤 \
    busts_in_silhouette 👥 butter 🧈 butterfly 🦋 cactus 🌵 cake 🍰 calendar 📆 call_me_hand 🤙 calling 📲 \
    cambodia 🇰🇭 camel 🐫 camera 📷 camera_flash 📸 cameroon 🇨🇲 camping 🏕️ canada 🇨🇦 canary_islands 🇮🇨 \
    cancer ♋ candle 🕯️ candy 🍬 canned_food 🥫 canoe 🛶 cape_verde 🇨🇻 capital_abcd 🔠 capricorn ♑ car 🚗 \
    card_file_box 🗃️ card_index 📇 card_index_dividers 🗂️ caribbean_netherlands 🇧🇶 carousel_horse 🎠 \
    carpentry_saw 🪚 carrot 🥕 cartwheeling 🤸 cat 🐱 cat2 🐈 cayman_islands 🇰🇾 cd 💿 \
    central_african_republic 🇨🇫 ceuta_melilla 🇪🇦 chad 🇹🇩 chains ⛓️ chair 🪑 champagne 🍾 chart 💹 \
    chart_with_downwards_trend 📉 chart_with_upwards_trend 📈 checkered_flag 🏁 cheese 🧀 cherries 🍒 \
    cherry_blossom 🌸 chess_pawn ♟️ chestnut 🌰 chicken 🐔 child 🧒 children_crossing 🚸 chile 🇨🇱 \
    chipmunk 🐿️ chocolate_bar 🍫 chopsticks 🥢 christmas_island 🇨🇽 christmas_tree 🎄 church ⛪ cinema 🎦 \
    circus_tent 🎪 city_sunrise 🌇 city_sunset 🌆 cityscape 🏙️ cl 🆑 clamp 🗜️ clap 👏 clapper 🎬 \
    classical_building 🏛️ climbing 🧗 climbing_man 🧗‍♂️ climbing_woman 🧗‍♀️ clinking_glasses 🥂 \
    clipboard 📋 clipperton_island 🇨🇵 clock1 🕐 clock10 🕙 clock1030 🕥 clock11 🕚 clock1130 🕦 clock12 🕛 \
    clock1230 🕧 clock130 🕜 clock2 🕑 clock230 🕝 clock3 🕒 clock330 🕞 clock4 🕓 clock430 🕟 clock5 🕔 \
    clock530 🕠 clock6 🕕 clock630 🕡 clock7 🕖 clock730 🕢 clock8 🕗 clock830 🕣 clock9 🕘 clock930 🕤 \
    closed_book 📕 closed_lock_with_key 🔐 closed_umbrella 🌂 cloud ☁️ cloud_with_lightning 🌩️ \
    cloud_with_lightning_and_rain ⛈️ cloud_with_rain 🌧️ cloud_with_snow 🌨️ clown_face 🤡 clubs ♣️ cn 🇨🇳 \
    coat 🧥 cockroach 🪳 cocktail 🍸 coconut 🥥 cocos_islands 🇨🇨 coffee ☕ coffin ⚰️ coin 🪙 cold_face 🥶 \
    cold_sweat 😰 collision 💥 colombia 🇨🇴 comet ☄️ comoros 🇰🇲 compass 🧭 computer 💻 computer_mouse 🖱️ \
    confetti_ball 🎊 confounded 😖 confused 😕 congo_brazzaville 🇨🇬 congo_kinshasa 🇨🇩 congratulations ㊗️ \
    construction 🚧 construction_worker 👷 construction_worker_man 👷‍♂️ construction_worker_woman 👷‍♀️ \
    control_knobs 🎛️ convenience_store 🏪 cook 🧑‍🍳 cook_islands 🇨🇰 cookie 🍪 cool 🆒 cop 👮 copyright ©️ \
    coral 🪸 corn 🌽 costa_rica 🇨🇷 cote_divoire 🇨🇮 couch_and_lamp 🛋️ couple 👫 couple_with_heart 💑 \
    couple_with_heart_man_man 👨‍❤️‍👨 couple_with_heart_woman_man 👩‍❤️‍👨 \
    couple_with_heart_woman_woman 👩‍❤️‍👩 couplekiss 💏 couplekiss_man_man 👨‍❤️‍💋‍👨 \
    couplekiss_man_woman 👩‍❤️‍💋‍👨 couplekiss_woman_woman 👩‍❤️‍💋‍👩 cow 🐮 cow2 🐄 cowboy_hat_face 🤠 crab 🦀 \
    crayon 🖍️ credit_card 💳 crescent_moon 🌙 cricket 🦗 cricket_game 🏏 croatia 🇭🇷 crocodile 🐊 croissant 🥐 \
    crossed_fingers 🤞 crossed_flags 🎌 crossed_swords ⚔️ crown 👑 crutch 🩼 cry 😢 crying_cat_face 😿 \
    crystal_ball 🔮 cuba 🇨🇺 cucumber 🥒 cup_with_straw 🥤 cupcake 🧁 cupid 💘 curacao 🇨🇼 curling_stone 🥌 \
    curly_haired_man 👨‍🦱 curly_haired_woman 👩‍🦱 curly_loop ➰ currency_exchange 💱 curry 🍛 cursing_face 🤬 \
    custard 🍮 customs 🛃 cut_of_meat 🥩 cyclone 🌀 cyprus 🇨🇾 czech_republic 🇨🇿 dagger 🗡️ dancer 💃 \
    dancers 👯 dancing_men 👯‍♂️ dancing_women 👯‍♀️ dango 🍡 dark_sunglasses 🕶️ dart 🎯 dash 💨 date 📅 de 🇩🇪 \
    deaf_man 🧏‍♂️ deaf_person 🧏 deaf_woman 🧏‍♀️ deciduous_tree 🌳 deer 🦌 denmark 🇩🇰 department_store 🏬 \
    derelict_house 🏚️ desert 🏜️ desert_island 🏝️ desktop_computer 🖥️ detective 🕵️ \
    diamond_shape_with_a_dot_inside 💠 diamonds ♦️ diego_garcia 🇩🇬 disappointed 😞 \
    disappointed_relieved 😥 disguised_face 🥸 diving_mask 🤿 diya_lamp 🪔 dizzy 💫 dizzy_face 😵 djibouti 🇩🇯 \
    dna 🧬 do_not_litter 🚯 dodo 🦤 dog 🐶 dog2 🐕 dollar 💵 dolls 🎎 dolphin 🐬 dominica 🇩🇲 \
    dominican_republic 🇩🇴 donkey 🫏 door 🚪 dotted_line_face 🫥 doughnut 🍩 dove 🕊️ dragon 🐉 dragon_face 🐲 \
    dress 👗 dromedary_camel 🐪 drooling_face 🤤 drop_of_blood 🩸 droplet 💧 drum 🥁 duck 🦆 dumpling 🥟 dvd 📀 \
    e-mail 📧 eagle 🦅 ear 👂 ear_of_rice 🌾 ear_with_hearing_aid 🦻 earth_africa 🌍 earth_americas 🌎 \
    earth_asia 🌏 ecuador 🇪🇨 egg 🥚 eggplant 🍆 egypt 🇪🇬 eight 8️⃣ eight_pointed_black_star ✴️ \
    eight_spoked_asterisk ✳️ eject_button ⏏️ el_salvador 🇸🇻 electric_plug 🔌 elephant 🐘 elevator 🛗 elf 🧝 \
    elf_man 🧝‍♂️ elf_woman 🧝‍♀️ email 📧 empty_nest 🪹 end 🔚 england 🏴󠁧󠁢󠁥󠁮󠁧󠁿 envelope ✉️ \
    envelope_with_arrow 📩 equatorial_guinea 🇬🇶 eritrea 🇪🇷 es 🇪🇸 estonia 🇪🇪 ethiopia 🇪🇹 eu 🇪🇺 euro 💶 \
    european_castle 🏰 european_post_office 🏤 european_union 🇪🇺 evergreen_tree 🌲 exclamation ❗ \
    exploding_head 🤯 expressionless 😑 eye 👁️ eye_speech_bubble 👁️‍🗨️ eyeglasses 👓 eyes 👀 \
    face_exhaling 😮‍💨 face_holding_back_tears 🥹 face_in_clouds 😶‍🌫️ face_with_diagonal_mouth 🫤 \
    face_with_head_bandage 🤕 face_with_open_eyes_and_hand_over_mouth 🫢 face_with_peeking_eye 🫣 \
    face_with_spiral_eyes 😵‍💫 face_with_thermometer 🤒 facepalm 🤦 facepunch 👊 factory 🏭 \
    factory_worker 🧑‍🏭 fairy 🧚 fairy_man 🧚‍♂️ fairy_woman 🧚‍♀️ falafel 🧆 falkland_islands 🇫🇰 \
    fallen_leaf 🍂 family 👪 family_man_boy 👨‍👦 family_man_boy_boy 👨‍👦‍👦 family_man_girl 👨‍👧 \
    family_man_girl_boy 👨‍👧‍👦 family_man_girl_girl 👨‍👧‍👧 family_man_man_boy 👨‍👨‍👦 \
    family_man_man_boy_boy 👨‍👨‍👦‍👦 family_man_man_girl 👨‍👨‍👧 family_man_man_girl_boy 👨‍👨‍👧‍👦 \
    family_man_man_girl_girl 👨‍👨‍👧‍👧 family_man_woman_boy 👨‍👩‍👦 family_man_woman_boy_boy 👨‍👩‍👦‍👦 \
    family_man_woman_girl 👨‍👩‍👧 family_man_woman_girl_boy 👨‍👩‍👧‍👦 family_man_woman_girl_girl 👨‍👩‍👧‍👧 \
    family_woman_boy 👩‍👦 family_woman_boy_boy 👩‍👦‍👦 family_woman_girl 👩‍👧 family_woman_girl_boy 👩‍👧‍👦 \
    family_woman_girl_girl 👩‍👧‍👧 family_woman_woman_boy 👩‍👩‍👦 family_woman_woman_boy_boy 👩‍👩‍👦‍👦 \
    family_woman_woman_girl 👩‍👩‍👧 family_woman_woman_girl_boy 👩‍👩‍👧‍👦 \
    family_woman_woman_girl_girl 👩‍👩‍👧‍👧 farmer 🧑‍🌾 faroe_islands 🇫🇴 fast_forward ⏩ fax 📠 fearful 😨 \
    feather 🪶 feet 🐾 female_detective 🕵️‍♀️ female_sign ♀️ ferris_wheel 🎡 ferry ⛴️ field_hockey 🏑 \
    fiji 🇫🇯 file_cabinet 🗄️ file_folder 📁 film_projector 📽️ film_strip 🎞️ finland 🇫🇮 fire 🔥 \
    fire_engine 🚒 fire_extinguisher 🧯 firecracker 🧨 firefighter 🧑‍🚒 fireworks 🎆 first_quarter_moon 🌓 \
    first_quarter_moon_with_face 🌛 fish 🐟 fish_cake 🍥 fishing_pole_and_fish 🎣 fist ✊ fist_left 🤛 \
    fist_oncoming 👊 fist_raised ✊ fist_right 🤜 five 5️⃣ flags 🎏 flamingo 🦩 flashlight 🔦 flat_shoe 🥿 \
    flatbread 🫓 fleur_de_lis ⚜️ flight_arrival 🛬 flight_departure 🛫 flipper 🐬 floppy_disk 💾 \
    flower_playing_cards 🎴 flushed 😳 flute 🪈 fly 🪰 flying_disc 🥏 flying_saucer 🛸 fog 🌫️ foggy 🌁 \
    folding_hand_fan 🪭 fondue 🫕 foot 🦶 football 🏈 footprints 👣 fork_and_knife 🍴 fortune_cookie 🥠 \
    fountain ⛲ fountain_pen 🖋️ four 4️⃣ four_leaf_clover 🍀 fox_face 🦊 fr 🇫🇷 framed_picture 🖼️ free 🆓 \
    french_guiana 🇬🇫 french_polynesia 🇵🇫 french_southern_territories 🇹🇫 fried_egg 🍳 fried_shrimp 🍤 \
    fries 🍟 frog 🐸 frowning 😦 frowning_face ☹️ frowning_man 🙍‍♂️ frowning_person 🙍 frowning_woman 🙍‍♀️ \
    fu 🖕 fuelpump ⛽ full_moon 🌕 full_moon_with_face 🌝 funeral_urn ⚱️ gabon 🇬🇦 gambia 🇬🇲 game_die 🎲 \
    garlic 🧄 gb 🇬🇧 gear ⚙️ gem 💎 gemini ♊ genie 🧞 genie_man 🧞‍♂️ genie_woman 🧞‍♀️ georgia 🇬🇪 ghana 🇬🇭 \
    ghost 👻 gibraltar 🇬🇮 gift 🎁 gift_heart 💝 ginger_root 🫚 giraffe 🦒 girl 👧 globe_with_meridians 🌐 \
    gloves 🧤 goal_net 🥅 goat 🐐 goggles 🥽 golf ⛳ golfing 🏌️ golfing_man 🏌️‍♂️ golfing_woman 🏌️‍♀️ \
    goose 🪿 gorilla 🦍 grapes 🍇 greece 🇬🇷 green_apple 🍏 green_book 📗 green_circle 🟢 green_heart 💚 \
    green_salad 🥗 green_square 🟩 greenland 🇬🇱 grenada 🇬🇩 grey_exclamation ❕ grey_heart 🩶 \
    grey_question ❔ grimacing 😬 grin 😁 grinning 😀 guadeloupe 🇬🇵 guam 🇬🇺 guard 💂 guardsman 💂‍♂️ \
    guardswoman 💂‍♀️ guatemala 🇬🇹 guernsey 🇬🇬 guide_dog 🦮 guinea 🇬🇳 guinea_bissau 🇬🇼 guitar 🎸 gun 🔫 \
    guyana 🇬🇾 hair_pick 🪮 haircut 💇 haircut_man 💇‍♂️ haircut_woman 💇‍♀️ haiti 🇭🇹 hamburger 🍔 hammer 🔨 \
    hammer_and_pick ⚒️ hammer_and_wrench 🛠️ hamsa 🪬 hamster 🐹 hand ✋ hand_over_mouth 🤭 \
    hand_with_index_finger_and_thumb_crossed 🫰 handbag 👜 handball_person 🤾 handshake 🤝 hankey 💩 \
    hash #️⃣ hatched_chick 🐥 hatching_chick 🐣 headphones 🎧 headstone 🪦 health_worker 🧑‍⚕️ \
    hear_no_evil 🙉 heard_mcdonald_islands 🇭🇲 heart ❤️ heart_decoration 💟 heart_eyes 😍 heart_eyes_cat 😻 \
    heart_hands 🫶 heart_on_fire ❤️‍🔥 heartbeat 💓 heartpulse 💗 hearts ♥️ heavy_check_mark ✔️ \
    heavy_division_sign ➗ heavy_dollar_sign 💲 heavy_equals_sign 🟰 heavy_exclamation_mark ❗ \
    heavy_heart_exclamation ❣️ heavy_minus_sign ➖ heavy_multiplication_x ✖️ heavy_plus_sign ➕ \
    hedgehog 🦔 helicopter 🚁 herb 🌿 hibiscus 🌺 high_brightness 🔆 high_heel 👠 hiking_boot 🥾 \
    hindu_temple 🛕 hippopotamus 🦛 hocho 🔪 hole 🕳️ honduras 🇭🇳 honey_pot 🍯 honeybee 🐝 hong_kong 🇭🇰 \
    hook 🪝 horse 🐴 horse_racing 🏇 hospital 🏥 hot_face 🥵 hot_pepper 🌶️ hotdog 🌭 hotel 🏨 hotsprings ♨️ \
    hourglass ⌛ hourglass_flowing_sand ⏳ house 🏠 house_with_garden 🏡 houses 🏘️ hugs 🤗 hungary 🇭🇺 \
    hushed 😯 hut 🛖 hyacinth 🪻 ice_cream 🍨 ice_cube 🧊 ice_hockey 🏒 ice_skate ⛸️ icecream 🍦 iceland 🇮🇸 \
    id 🆔 identification_card 🪪 ideograph_advantage 🉐 imp 👿 inbox_tray 📥 incoming_envelope 📨 \
    index_pointing_at_the_viewer 🫵 india 🇮🇳 indonesia 🇮🇩 infinity ♾️ information_desk_person 💁 \
    information_source ℹ️ innocent 😇 interrobang ⁉️ iphone 📱 iran 🇮🇷 iraq 🇮🇶 ireland 🇮🇪 isle_of_man 🇮🇲 \
    israel 🇮🇱 it 🇮🇹 izakaya_lantern 🏮 jack_o_lantern 🎃 jamaica 🇯🇲 japan 🗾 japanese_castle 🏯 \
    japanese_goblin 👺 japanese_ogre 👹 jar 🫙 jeans 👖 jellyfish 🪼 jersey 🇯🇪 jigsaw 🧩 jordan 🇯🇴 joy 😂 \
    joy_cat 😹 joystick 🕹️ jp 🇯🇵 judge 🧑‍⚖️ juggling_person 🤹 kaaba 🕋 kangaroo 🦘 kazakhstan 🇰🇿 kenya 🇰🇪 \
    key 🔑 keyboard ⌨️ keycap_ten 🔟 khanda 🪯 kick_scooter 🛴 kimono 👘 kiribati 🇰🇮 kiss 💋 kissing 😗 \
    kissing_cat 😽 kissing_closed_eyes 😚 kissing_heart 😘 kissing_smiling_eyes 😙 kite 🪁 kiwi_fruit 🥝 \
    kneeling_man 🧎‍♂️ kneeling_person 🧎 kneeling_woman 🧎‍♀️ knife 🔪 knot 🪢 koala 🐨 koko 🈁 kosovo 🇽🇰 \
    kr 🇰🇷 kuwait 🇰🇼 kyrgyzstan 🇰🇬 lab_coat 🥼 label 🏷️ lacrosse 🥍 ladder 🪜 lady_beetle 🐞 lantern 🏮 \
    laos 🇱🇦 large_blue_circle 🔵 large_blue_diamond 🔷 large_orange_diamond 🔶 last_quarter_moon 🌗 \
    last_quarter_moon_with_face 🌜 latin_cross ✝️ latvia 🇱🇻 laughing 😆 leafy_green 🥬 leaves 🍃 lebanon 🇱🇧 \
    ledger 📒 left_luggage 🛅 left_right_arrow ↔️ left_speech_bubble 🗨️ leftwards_arrow_with_hook ↩️ \
    leftwards_hand 🫲 leftwards_pushing_hand 🫷 leg 🦵 lemon 🍋 leo ♌ leopard 🐆 lesotho 🇱🇸 level_slider 🎚️ \
    liberia 🇱🇷 libra ♎ libya 🇱🇾 liechtenstein 🇱🇮 light_blue_heart 🩵 light_rail 🚈 link 🔗 lion 🦁 lips 👄 \
    lipstick 💄 lithuania 🇱🇹 lizard 🦎 llama 🦙 lobster 🦞 lock 🔒 lock_with_ink_pen 🔏 lollipop 🍭 \
    long_drum 🪘 loop ➿ lotion_bottle 🧴 lotus 🪷 lotus_position 🧘 lotus_position_man 🧘‍♂️ \
    lotus_position_woman 🧘‍♀️ loud_sound 🔊 loudspeaker 📢 love_hotel 🏩 love_letter 💌 love_you_gesture 🤟 \
    low_battery 🪫 low_brightness 🔅 luggage 🧳 lungs 🫁 luxembourg 🇱🇺 lying_face 🤥
    """
}
