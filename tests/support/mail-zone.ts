/** The zone of a test as mailauth asks it: TXT, MX and A records by kind and name. An unknown name does not exist. */
export const mailZone =
  (records: Readonly<Record<string, readonly string[]>>) =>
  async (name: string, type: string): Promise<string[][]> => {
    const found = records[`${type} ${name}`]
    if (!found) throw Object.assign(new Error(name), { code: 'ENOTFOUND' })
    // A mail server is a list of words with its name beside them, as the verifier's types want it.
    return found.map((text) => Object.assign([text], { exchange: text, priority: 1 }))
  }
