/** The message for every fault of a website's address: the specification has one sentence for all of them. */
export const ADDRESS_MESSAGE = 'Oops...Invalid url parameter'
