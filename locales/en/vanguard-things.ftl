vanguard-unknown = somewhere not yet known
vanguard-nothing = nothing
vanguard-somebody = someone
vanguard-and = { $first }, { $second }

vanguard-section-security = Security
vanguard-section-recon = Recon
vanguard-section-science = Science
vanguard-section-engineering = Engineering

vanguard-morale-high = high
vanguard-morale-medium = medium
vanguard-morale-low = low
vanguard-morale-very-low = very low

vanguard-facility-laboratory = research laboratory
vanguard-facility-complex = production complex
vanguard-facility-barracks = barracks
vanguard-facility-situation-room = situation room
vanguard-facility-add-on = add-on facility

vanguard-slot-critical = critical
vanguard-slot-moderate = moderate
vanguard-slot-light = light
vanguard-slot-recovered = recovered

vanguard-penalty-dice = every section returns a die
vanguard-penalty-success = three success tokens are lost
vanguard-penalty-crew = every section with three or more crew loses a resting member

vanguard-deck-last = the deck of last time
vanguard-deck-starters = the starter cards
vanguard-deck-all = every card of the rank
vanguard-deck-own = card by card

vanguard-type-minerals = minerals
vanguard-type-living-specimens = living specimens
vanguard-type-alien-technology = alien technology
vanguard-type-strange-flora = strange flora
vanguard-type-microorganisms = microorganisms

vanguard-colour-red = red
vanguard-colour-green = green
vanguard-colour-blue = blue

vanguard-die = { $colour } die ({ $kind })
vanguard-die-basic = basic
vanguard-die-wild = wild
vanguard-die-universal = universal
vanguard-die-expert = expert
vanguard-die-fitness = fitness
vanguard-die-gathering = gathering
vanguard-die-defence = defence
vanguard-die-exploration = exploration
vanguard-die-biology = biology
vanguard-die-xenology = xenology
vanguard-die-construction = construction
vanguard-die-science = science
vanguard-die-technology = technology

vanguard-need-crew =
    { $rank ->
        [1] one of { $section }
       *[other] one of { $section }, rank { $rank } or higher
    }
vanguard-need-anybody =
    { $rank ->
        [1] one of any section
       *[other] one of any section, rank { $rank } or higher
    }
vanguard-need-different =
    { $rank ->
        [1] one of another section
       *[other] one of another section, rank { $rank } or higher
    }
vanguard-need-success =
    { $count ->
        [one] one success token
       *[other] { $count } success tokens
    }
vanguard-need-command =
    { $count ->
        [one] one command token
       *[other] { $count } command tokens
    }
vanguard-need-energy =
    { $count ->
        [one] one energy
       *[other] { $count } energy
    }
vanguard-need-morale = high morale
vanguard-need-passes = { $what }, one by one over { $count } passes
