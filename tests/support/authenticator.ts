import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const PRESENT_AND_VERIFIED = 0x05
const WITH_KEY = 0x40

/** A security key in software (WebAuthn level 2, sections 6.1 and 6.5): one ES256 key, no attestation. */
export function authenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const rpId = sha256(Buffer.from(new URL(origin).hostname))
  let counter = 0
  const dataOf = (flags: number, more = Buffer.alloc(0)): Buffer => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([rpId, Buffer.from([flags]), count, more])
  }
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin }))
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  }
  return {
    /** The answer to the options of a registration. */
    register(challenge: string) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'))
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const data = dataOf(PRESENT_AND_VERIFIED | WITH_KEY, credential)
      const clientDataJSON = clientData('webauthn.create', challenge).toString('base64url')
      return {
        ...named,
        response: { clientDataJSON, attestationObject: attestation(data).toString('base64url') },
      }
    },
    /** The answer to the options of a sign-in. */
    assert(challenge: string) {
      const data = dataOf(PRESENT_AND_VERIFIED)
      const client = clientData('webauthn.get', challenge)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

/** CBOR of `{1: 2, 3: -7, -1: 1, -2: x, -3: y}` (RFC 9053, section 7.1.1). */
const coseKey = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
    x,
    Buffer.from([0x22, 0x58, 32]),
    y,
  ])

/** CBOR of `{fmt: "none", attStmt: {}, authData: data}`. */
const attestation = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ])

const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
