/** The tag of a video without sound. */
export const NO_SOUND = 'no-sound'

/** Whether a video is followed with its captions alone. */
export const hasNoSound = ({ tags }: { tags: readonly string[] }): boolean => tags.includes(NO_SOUND)
