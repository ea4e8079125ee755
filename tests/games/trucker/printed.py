"""What is printed on the tiles and boards of Galaxy Trucker, written down once more for the slow checker.

On purpose this is a second copy: a slip in the content of the game shows as a difference, not as an agreement.
"""

# id, kind, connectors (front, right, rear, left: 0 smooth, 1 single, 2 double, 3 universal), sides (N, E, S, W of the
# muzzles, the exhaust after a stroke; of engines the exhaust; of shields and plating what they cover), how many there
# are. Tiles of which nobody knows the connectors are left out.
TILES = """
B001 starting_cabin_red 3333 - 1
B002 starting_cabin_blue 3333 - 1
B003 starting_cabin_green 3333 - 1
B004 starting_cabin_yellow 3333 - 1
B005 cabin 3220 - 1
B006 cabin 3202 - 1
B007 cabin 3200 - 1
B008 cabin 3102 - 1
B009 cabin 3101 - 1
B010 cabin 3020 - 1
B011 cabin 3012 - 1
B012 cabin 3011 - 1
B013 cabin 3010 - 1
B014 cabin 3001 - 1
B015 cabin 2221 - 1
B016 cabin 2121 - 2
B017 cabin 2120 - 1
B018 cabin 2111 - 1
B019 cabin 2101 - 1
B020 life_support_brown 3100 - 1
B021 life_support_brown 3020 - 1
B022 life_support_brown 3001 - 1
B023 life_support_brown 3000 - 1
B024 life_support_brown 2101 - 1
B025 life_support_brown 1110 - 1
B026 life_support_purple 3200 - 1
B027 life_support_purple 3010 - 1
B028 life_support_purple 3002 - 1
B029 life_support_purple 3000 - 1
B030 life_support_purple 2220 - 1
B031 life_support_purple 2120 - 1
B032 battery_2 3222 - 1
B033 battery_2 3210 - 1
B034 battery_2 3200 - 1
B035 battery_2 3120 - 1
B036 battery_2 3111 - 1
B037 battery_2 3030 - 1
B038 battery_2 3001 - 1
B039 battery_2 3000 - 2
B040 battery_3 2210 - 1
B041 battery_3 2100 - 1
B042 battery_3 2010 - 1
B043 battery_3 2001 - 1
B044 battery_3 2000 - 1
B045 battery_3 1100 - 1
B046 cargo_2 3300 - 1
B047 cargo_2 3212 - 1
B048 cargo_2 3121 - 1
B049 cargo_2 3021 - 1
B050 cargo_2 3020 - 1
B051 cargo_2 3012 - 1
B052 cargo_2 3010 - 1
B053 cargo_2 3000 - 2
B054 cargo_3 2020 - 1
B055 cargo_3 2010 - 2
B056 cargo_3 2000 - 1
B057 cargo_3 1010 - 1
B058 cargo_3 1000 - 1
B059 special_cargo_1 3300 - 1
B060 special_cargo_1 3222 - 1
B061 special_cargo_1 3210 - 1
B062 special_cargo_1 3111 - 1
B063 special_cargo_1 3030 - 1
B064 special_cargo_1 3021 - 1
B065 special_cargo_2 2010 - 1
B066 special_cargo_2 2000 - 1
B067 special_cargo_2 1000 - 1
B068 engine 3200 S 1
B069 engine 3102 S 1
B070 engine 3001 S 1
B071 engine 2300 S 1
B072 engine 2101 S 1
B073 engine 2002 S 1
B074 engine 2000 S 2
B075 engine 1202 S 1
B076 engine 1100 S 1
B077 engine 1003 S 1
B078 engine 1000 S 2
B079 engine 0301 S 1
B080 engine 0300 S 2
B081 engine 0203 S 1
B082 engine 0003 S 2
B083 double_engine 2202 S 1
B084 double_engine 2003 S 1
B085 double_engine 2000 S 1
B086 double_engine 1300 S 1
B087 double_engine 1101 S 1
B088 double_engine 1000 S 1
B089 double_engine 0303 S 1
B090 cannon 0310 N 1
B091 cannon 0302 N 1
B092 cannon 0300 N 2
B093 cannon 0231 N 1
B094 cannon 0230 N 1
B095 cannon 0222 N 1
B096 cannon 0210 N 1
B097 cannon 0201 N 1
B098 cannon 0132 N 1
B099 cannon 0120 N 1
B100 cannon 0111 N 1
B101 cannon 0103 N 1
B102 cannon 0031 N 1
B103 cannon 0023 N 1
B104 cannon 0021 N 1
B105 cannon 0020 N 2
B106 cannon 0012 N 1
B107 cannon 0010 N 2
B108 cannon 0003 N 2
B109 double_cannon 0320 N 1
B110 double_cannon 0212 N 1
B111 double_cannon 0130 N 1
B112 double_cannon 0121 N 1
B113 double_cannon 0032 N 1
B114 double_cannon 0020 N 1
B115 double_cannon 0013 N 1
B116 double_cannon 0010 N 1
B117 shield 2121 NE 1
B118 shield 1212 NE 1
B119 shield 1011 NE 1
B120 shield 0223 NE 1
B121 shield 0222 NE 1
B122 shield 0131 NE 1
B123 shield 0032 NE 1
B124 shield 0013 NE 1
B125 structural 3322 - 1
B126 structural 3320 - 1
B127 structural 3312 - 1
B128 structural 3301 - 1
B129 structural 3231 - 1
B130 structural 3230 - 1
B131 structural 3131 - 1
B132 structural 3130 - 1
X01 starting_cabin_orange 3333 - 1
X02 stasis_chamber 2120 - 1
X03 stasis_chamber 2101 - 1
X04 luxury_cabin 3110 - 1
X05 luxury_cabin 3022 - 1
X06 luxury_cabin 2211 - 1
X07 luxury_cabin 2121 - 1
X08 life_support_cyan 3020 - 1
X09 life_support_cyan 3010 - 1
X10 life_support_cyan 3000 - 1
X11 life_support_cyan 2121 - 1
X12 life_support_cyan 2100 - 1
X13 life_support_cyan 2001 - 1
X14 reactor_furnace 3202 - 1
X15 reactor_furnace 3201 - 1
X16 reactor_furnace 3101 - 1
X17 reactor_furnace 2211 - 1
X18 cannon_booster 3200 - 1
X19 cannon_booster 2201 - 1
X20 cannon_booster 2110 - 1
X21 cannon_booster 1110 - 1
X22 engine_booster 3001 - 1
X23 engine_booster 2220 - 1
X24 engine_booster 2210 - 1
X25 engine_booster 2011 - 1
X26 shield_booster 3300 - 1
X27 shield_booster 2211 - 1
X28 shield_booster 2210 - 1
X29 shield_booster 2011 - 1
X30 plating_2_sides 0032 NE 1
X31 plating_2_sides 0031 NE 1
X32 plating_2_sides 0023 NE 1
X33 plating_2_sides 0013 NE 1
X34 plating_3_sides 0002 NES 1
X35 plating_3_sides 0001 NES 1
X36 bidirectional_cannon 0021 NE 1
X37 bidirectional_cannon 0012 NE 1
X38 cannon_engine 0100 N/S 1
X39 cannon_engine 0002 N/S 1
X40 cargo_2_battery_2 1000 - 1
X41 special_cargo_1_battery_2 2010 - 1
X42 special_cargo_1_cargo_2 2000 - 1
Y01 auto_defense 2111 - 1
Y02 auto_defense 1222 - 1
Y03 auto_defense 0310 - 1
Y04 auto_defense 0302 - 1
Y05 auto_defense 0300 - 1
Y06 auto_defense 0212 - 1
Y07 auto_defense 0132 - 1
Y08 auto_defense 0121 - 1
Y09 auto_defense 0113 - 1
Y11 router 3212 - 1
Y12 router 3121 - 1
Y13 router 3110 - 1
Y14 router 3022 - 1
Y15 life_support_unidentified 2000 - 1
Y16 life_support_unidentified 1000 - 1
"""

# Columns from left to right, rows from front to rear, then the rows of cells: "#" a cell, "S" the starting cell, any
# other letter a cell that a die opens.
BOARDS = {
    "I": """
        5 6 7 8 9
        5 6 7 8 9
        ..#..
        .###.
        ##S##
        #####
        ##.##
    """,
    "II": """
        4 5 6 7 8 9 10
        4 5 6 7 8 9
        ...#...
        ..###..
        .#####.
        .##S##.
        #######
        ###.###
    """,
    "III": """
        3 4 5 6 7 8 9 10 11
        4 5 6 7 8 9
        ....#....
        ...###...
        #.#####.#
        ####S####
        #########
        ##.###.##
    """,
    "IIIA": """
        5 6 7 8 9
        11 10 9 8 7 6 5 4 3
        .###.
        #####
        ##.##
        #####
        .#S#.
        #.#.#
        #####
        #####
        #.#.#
    """,
    "IA": """
        5 6 7 8 9
        5 6 7 8 9
        .###.
        #####
        .#S#.
        #####
        #...#
    """,
    "IIA": """
        3 4 5 6 7 8 9 10 11
        5 6 7 8 9
        #..#..##.
        ####.####
        .##...##.
        ####.####
        #..#..##.
    """,
    "IIB": """
        3 4 5 6 7 8 9 10 11
        5 6 7 8
        #..#.#..#
        ##.###.##
        ####S####
        ##.###.##
    """,
    "IIIB": """
        3 4 5 6 7 8 9 10 11
        4 5 6 7 8 9
        ..#####..
        .#######.
        #########
        ####S####
        #########
        .#######.
    """,
    "IIC": """
        2 3 4 5
        1 2 3a 4a 3b 4b 5 6
        .##.
        ####
        ####
        ####
        .##.
        ####
        ####
        #..#
    """,
    "IC": """
        2 3 4 5
        1 2 3a 4a 3b 4b 5 6
        ....
        .##.
        ####
        ####
        .##.
        ####
        .##.
        ....
    """,
    "IIIC": """
        1 2 3 4 5 6
        1 2 3 4 5 6
        ######
        ######
        ######
        ######
        ######
        ######
    """,
    "IVC": """
        3 4 5 6 7 8 9 10 11
        2 3 4 5 6 7 8 9 10 11
        .........
        ...#.#...
        ..##F##..
        .###F###.
        .###F###.
        .###.###.
        .116.522.
        .###R###.
        ####R####
        ##.#.#.##
    """,
    "IV": """
        3 4 5 6 7 8 9 10 11
        2 3 4 5 6 7 8 9 10 11
    """,
}

# Class IV is a front board over a rear board.
HALVES = {
    "A": """
        .........
        ..#...#..
        ..##.##..
        .#######.
        .#.###.#.
        ####S####
    """,
    "B": """
        .........
        ...###...
        ...###...
        #..###..#
        ##.###.##
        ####S####
    """,
    "C": """
        .........
        .#..#..#.
        .#######.
        ..#####..
        .##.#.##.
        .###S###.
    """,
    "D": """
        ....#....
        ...###...
        ...###...
        ..##.##..
        #.#####.#
        ####S####
    """,
    "E": """
        ...#.#...
        ...###...
        ...###...
        .#.###.#.
        .#######.
        .###S###.
    """,
    "a": """
        .#######.
        ..##.##..
        ..#####..
        ..#...#..
    """,
    "b": """
        #########
        #.##.##.#
        ...###...
        .........
    """,
    "c": """
        ##.###.##
        .#######.
        ..##.##..
        .........
    """,
    "d": """
        .#######.
        ..#####..
        .##...##.
        .#.....#.
    """,
    "e": """
        .#######.
        ###.#.###
        ##.....##
        .........
    """,
}
