/**
 * The props of a button that does nothing just now and keeps the focus: one that is disabled as it is pressed loses it, and the keyboard has to find its
 * place anew. What it calls has to look at the same.
 */
export const atRest = (isAtRest: boolean) => ({
  'aria-disabled': isAtRest,
  ...(isAtRest && { 'data-disabled': true }),
})
