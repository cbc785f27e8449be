/** How one thing that an owner asks a web person for stands. `asked`: a question of the web person waits for the owner's answer. */
export const ASK_STATES = ['waiting', 'asked', 'passed'] as const
export type AskState = (typeof ASK_STATES)[number]

/** Who wrote a line of the questions and answers about one thing. */
export const ASK_AUTHORS = ['web_person', 'owner'] as const
export type AskAuthor = (typeof ASK_AUTHORS)[number]

/** A line of the questions and answers about one thing. */
export interface ConversationLine {
  from: AskAuthor
  text: string
  /** ISO 8601. */
  at: string
}

/** At most this many things in one link. */
export const MOST_ASKS = 20

/** Most days for which a hand-over link opens. */
export const MOST_LINK_DAYS = 90

/** The state of one thing, by whether its test passes now and by its questions, the oldest first. */
export function askStateOf(isPassed: boolean, talk: readonly Pick<ConversationLine, 'from'>[]): AskState {
  if (isPassed) return 'passed'
  return talk.at(-1)?.from === 'web_person' ? 'asked' : 'waiting'
}
