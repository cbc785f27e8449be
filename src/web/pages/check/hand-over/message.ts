interface Message {
  title: string
  host: string | null
  link: string
  firstName: string
}

/** The message that goes with a link to the web person. */
export function handOverMessage({ title, host, link, firstName }: Message): string {
  const site = host === null ? '' : ` on ${host}`
  const lines = [
    `Hi, could you please look at this${site}: ${title}.`,
    `The details are here, and you can test again when it’s done: ${link}`,
    `Thank you${firstName === '' ? '' : `, ${firstName}`}`,
  ]
  return lines.join('\n')
}
