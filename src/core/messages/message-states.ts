/** What the operator sets a message to. `open`: somebody has to answer or read it. `spam`: it looks like a program's, and was mailed to nobody. */
export const SETTABLE_MESSAGE_STATES = ['open', 'closed', 'spam'] as const
export type SettableMessageState = (typeof SETTABLE_MESSAGE_STATES)[number]

/** In the order that they are listed in. */
export const MESSAGE_STATES = ['open', 'answered', 'closed', 'spam'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
