/** Words that are hardly used of anything but newsletters. */
const LIST =
  /\b(?:subscrib\w+|e-?newsletters?|e-?news|email subscription|newsletters?|mailing list|email list|latest news|special offers?|exclusive offers?|stay (?:in the loop|updated|informed)|your inbox|boletín|suscr[ií]\w+|infolettre|abonnieren|nyhetsbrev|nieuwsbrief)\b/iu
/** Words that are used of newsletters and of other things. */
const JOINING =
  /\b(?:sign[\s-]?up|join|subscription|updates?|offers?|be the first|stay (?:in touch|connected|up to date)|keep in touch|keep me (?:posted|informed|updated|up to date|in the loop)|in the (?:loop|know)|p[āa]nui|inbox|news|\d+ ?% off|discount)\b/iu

/** Whether a text names a newsletter and can hardly mean anything else. */
export const namesList = (text: string): boolean => LIST.test(text)

/** Whether a text may ask to join a newsletter. */
export const namesSignup = (text: string): boolean => LIST.test(text) || JOINING.test(text)
