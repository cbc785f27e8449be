/** The message for every fault of a website's address: the specification has one sentence for all of them. */
export const ADDRESS_MESSAGE = 'Oops...Invalid url parameter'

/** Most characters of what is typed for an address, with what people paste around it. */
export const LONGEST_TYPED = 4_096
