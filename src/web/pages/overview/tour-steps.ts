/** The cards of the tour, in order. */
export const TOUR_STEPS = [
  {
    title: 'Start with one thing',
    text: 'The card with the striped awning is your top priority: the most useful job right now, how long it takes and who can do it.',
  },
  {
    title: 'See how you stand',
    text: 'Beside it is your progress: how many things are in good shape, and what has changed since last time.',
  },
  {
    title: 'Look into each part',
    text: 'Results are in five groups. Open one to see every test, what we saw, and what to do about it.',
  },
  {
    title: 'Work through your plan',
    text: 'Your plan puts every job in order: easy wins first, then essentials, then bigger goals. What is done moves to Completed by itself.',
  },
  {
    title: 'Test again whenever you like',
    text: 'Made a change? Re-run the test on its page. We also look by ourselves every week, and tell you when something matters.',
  },
] as const
