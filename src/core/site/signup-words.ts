/** Words that only a list of subscribers is spoken of with. */
const LIST =
  /\b(?:subscrib\w+|subscription|newsletters?|mailing list|email list|latest news|special offers?|exclusive offers?|stay (?:in the loop|updated|informed)|your inbox|boletín|suscr[ií]\w+|infolettre|abonnieren|nyhetsbrev|nieuwsbrief)\b/iu
/** Words that are said of lists and of other things as well. */
const JOINING =
  /\b(?:sign[\s-]?up|join|updates?|offers?|be the first|stay (?:in touch|connected|up to date)|keep in touch|inbox|news|\d+ ?% off|discount)\b/iu

/** Whether a text speaks of a list of subscribers and can hardly mean anything else. */
export const namesList = (text: string): boolean => LIST.test(text)

/** Whether a text may speak of joining a list of subscribers. */
export const namesSignup = (text: string): boolean => LIST.test(text) || JOINING.test(text)
