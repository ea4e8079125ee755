vanguard-option-campaign-harbour = The Harbour
