/** The zone of a test for mailauth's queries: TXT, MX and A records by kind and name. An unknown name does not exist. */
export const mailZone =
  (records: Readonly<Record<string, readonly string[]>>) =>
  async (name: string, type: string): Promise<string[][]> => {
    const found = records[`${type} ${name}`]
    if (!found) throw Object.assign(new Error(name), { code: 'ENOTFOUND' })
    // The verifier's types expect MX records as a list with the host's name.
    return found.map((text) => Object.assign([text], { exchange: text, priority: 1 }))
  }
