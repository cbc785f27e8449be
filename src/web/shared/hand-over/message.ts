interface Message {
  /** Of what the link asks for. */
  titles: readonly string[]
  host: string | null
  link: string
  firstName: string
}

/** The message that goes with a link to the web person. */
export function handOverMessage({ titles, host, link, firstName }: Message): string {
  const site = host === null ? '' : ` on ${host}`
  const [only = '', ...others] = titles
  const asked =
    others.length === 0
      ? [`Hi, could you please look at this${site}: ${only}.`]
      : [
          `Hi, could you please look at these ${titles.length} things${site}:`,
          ...titles.map((title) => `- ${title}`),
        ]
  return [
    ...asked,
    `The exact text, where it goes and a button to test it are here: ${link}`,
    `Thank you${firstName === '' ? '' : `, ${firstName}`}`,
  ].join('\n')
}
