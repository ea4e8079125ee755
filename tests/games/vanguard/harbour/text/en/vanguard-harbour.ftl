vanguard-option-campaign-harbour = The Harbour
vanguard-story-blurb-harbour = One quay, two tides, and nobody who remembers ordering any of it.
