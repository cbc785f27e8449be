/** Names that every website gives to some page. */
export const SAYS_NOTHING =
  /^(?:home(?: ?page)?|welcome|hello|index|untitled|new page|page \d*|document|website|my (?:site|blog)|menu|news ?letter|search|share this|follow us|\(?no title\)?|click here\b.*|just another wordpress (?:site|weblog|blog)|untitled\b.*|item added to .*|author(?: name)?:.*)$/iu
/** Headings of one section, which name a page of their own well and a homepage badly. */
export const NAMES_A_SECTION =
  /^(?:a (?:little|bit) )?about(?: us| me)?$|^(?:our |my )?(?:opening (?:hours|times)|hours|services|products|story|history|people|team|bio|biography|profile|work|menu|gallery|clients|reviews|testimonials|blog|news|latest news)$|^(?:contact|contact us|get in touch|find us|who (?:we are|i am)|meet (?:us|the team|our team)|faqs?|öffnungszeiten|über uns|kontakt)$/iu

/** Whether a whole title says nothing of the business whose homepage it names: "Home", "About us". */
export const saysNothingOfBusiness = (title: string): boolean =>
  SAYS_NOTHING.test(title) || NAMES_A_SECTION.test(title)
