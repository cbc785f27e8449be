/** English and te reo Māori words without a meaning of their own. */
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

/** Words about websites, not about what a business does. */
export const WEBSITE_WORDS: ReadonlySet<string> = new Set(
  `accept account add added adding address all also apply archive archives author available back bag basket blog book browse buy
call carousel cart carts categories category checkout choose clear click close code collection collections com comment
comments compare consent contact continue cookie cookies copyright coupon decline default delivery details discount down
email empty enquire error everything facebook faq favorites favourites featured field fields filter follow form gallery home
html http https icon image instagram item items later learn link linkedin load loading login logo manage menu message name
net news newsletter next open option options order orders org page password pause phone picture policy popular post posted
powered preferences previous price prices privacy product products qty quantity quote rating read recent register regular
related remove reply required reserved results returns review reviews rights sale scroll search select selected send services
share shipping shop shopping show showing sign similar site skip slide slideshow sold something sorry sort star stars stock
submit subscribe subtotal tag tags terms testimonials thank thanks theme today toggle total try twitter unavailable unit up
update username view visit website welcome went wishlist wrong www zoom`.split(/\s+/u),
)
