/** The cards of the tour, in order. `on`: the `SpotlightPlace` that the card explains. */
export const TOUR_STEPS = [
  {
    on: 'priority',
    title: 'Start with one thing',
    text: 'This is your top priority: the most useful job right now, how long it takes and who can do it.',
  },
  {
    on: 'progress',
    title: 'See how you’re going',
    text: 'How many things are in good shape, and what has changed since last time.',
  },
  {
    on: 'categories',
    title: 'Look into each part',
    text: 'Your results come in five groups. Open one to see every test, what we saw, and what to do about it.',
  },
  {
    on: 'next',
    title: 'Work through your plan',
    text: 'Your plan puts every job in order: easy wins, then essentials, then long-term goals. Finished jobs move to Completed by themselves.',
  },
  {
    on: 'rerun',
    title: 'Test again whenever you like',
    text: 'Made a change? This button re-runs every test. Each page has one for its own test. We also look by ourselves every week.',
  },
] as const
