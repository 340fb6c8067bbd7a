import { endpoints } from '@catchpitch/contract/endpoints'
import { endpointNames, testAccessOf } from '#testing/access-matrix'

const elsewhere: readonly string[] = ['company', 'staff']

// Whatever is neither a company's nor the staff's: a new kind of access is in here by itself.
testAccessOf(endpointNames.filter((name) => !elsewhere.includes(endpoints[name].access.kind)))
