/** The owner's own estimate of how well they get on with technology: 1 to 5. */
export const SAVVINESS: readonly { level: number; text: string }[] = [
  { level: 1, text: 'I avoid it when I can' },
  { level: 2, text: 'I get by with help' },
  { level: 3, text: 'Comfortable with everyday tools' },
  { level: 4, text: 'Confident' },
  { level: 5, text: 'I could teach others' },
]

/** Used until the owner chooses. */
export const USUAL_SAVVINESS = 3
