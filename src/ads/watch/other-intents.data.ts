/** Words of people who search for something else than to buy: work, lessons, pictures, or to do it themselves. */
export const OTHER_INTENTS: ReadonlySet<string> = new Set(
  `apprenticeship apprenticeships artificial career careers certificate class classes clipart course courses definition diy
  download drawing essay facebook fake free gumtree hiring how image images instagram internship job jobs meaning meme
  mp3 pdf photos picture pictures pinterest plastic png quotes reddit resume salary secondhand seek silk template templates
  torrent training tutorial used vacancies vacancy volunteer wage wages what why wholesale wikipedia youtube`.split(
    /\s+/u,
  ),
)
