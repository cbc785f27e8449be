/** What differs by trade on the way online; an industry that is not named has the usual words. */
export interface TradeWords {
  /** What somebody nearby looks for: "When somebody in Ballarat needs …". */
  need: string
  /** The five questions that the first page answers. */
  page: string
}

export const USUAL_TRADE: TradeWords = {
  need: 'what you do',
  page: 'What you do, where, when, for how much, and how to reach you.',
}

const BOOKED = 'What you offer, where, when, for how much, and how to book.'
const SUPPLIED =
  'What you make or supply, for whom, the smallest order, how soon, and how to ask for a price.'
const VISITED = 'Who you help, with what, where, for how much, and how to make an appointment.'

/** By the id of the industry. */
export const TRADES: Readonly<Record<string, TradeWords>> = {
  accommodation: { need: 'a place to stay', page: BOOKED },
  tourism: { need: 'something to do', page: BOOKED },
  food_beverage: {
    need: 'somewhere to eat',
    page: 'Your menu, your prices, when you’re open, where you are, and how to order or book.',
  },
  construction: { need: 'a tradesperson', page: USUAL_TRADE.page },
  personal_repair: { need: 'something looked after or mended', page: USUAL_TRADE.page },
  health: { need: 'an appointment', page: VISITED },
  education: { need: 'lessons', page: VISITED },
  retail: {
    need: 'what you sell',
    page: 'What you sell, where, when you’re open, how people pay, and how to reach you.',
  },
  manufacturing: { need: 'what you make', page: SUPPLIED },
  wholesale: { need: 'what you supply', page: SUPPLIED },
}

/** What somebody looks for, by the id of the sub-industry, where the industry's words are too wide for it. */
export const NEEDS: Readonly<Record<string, string>> = {
  hairdresser_and_barber: 'a haircut',
  beauty_and_nails: 'a beauty salon',
  mechanic_and_auto_repair: 'a mechanic',
  appliance_and_electronics_repair: 'something repaired',
  laundry_and_dry_cleaning: 'their clothes cleaned',
  pet_care_and_grooming: 'their pet looked after',
  weddings_and_celebrants: 'a celebrant or help with a wedding',
  funeral_services: 'a funeral director',
}

/** Trades whose customers are other businesses further away: the map comes last. */
export const FOUND_BY_NAME: ReadonlySet<string> = new Set(['manufacturing', 'mining_energy', 'wholesale'])
