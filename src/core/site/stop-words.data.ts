/** English and te reo Māori words that carry no meaning of their own. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after again all also always am an and any are as at be because been before being below best between both but
by can come could day did do does doing done down during each even every few find first for from further get give go good
great had has have having he her here hers him his how i if in into is it its just know let like ll look made make many may
me more most much must my need new no nor not now of off on once one only open or other our out over own per please put re
same see she should so some such take than that the their them then there these they thing this those through time to
together too try under until up us use used using ve very want was way we well were what when where which while who why will
with within without would yes you your yours
te ngā nga o i e he ka ki kei hei kua mō mo nō no tō mai atu iho au koe ia rātou ratou tātou tatou mātou matou koutou tā tēnā tena tēnei tenei ēnei enei
ngēnei me nei rā ana anō ano hoki katoa kia kāore kaore ēhara ehara`.split(/\s+/u),
)

/** Words that websites are made of rather than what a business does. */
export const WEBSITE_WORDS: ReadonlySet<string> = new Set(
  `account back blog book buy call cart checkout click close contact cookie cookies copyright email enquire facebook faq follow
form gallery home image instagram learn link linkedin login menu message name news next page phone policy post previous
privacy quote read reserved rights search send services share shop show sign site skip submit subscribe terms testimonials
today twitter view visit website welcome`.split(/\s+/u),
)
