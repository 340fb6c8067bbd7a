import { endpoints } from '@catchpitch/contract/endpoints'
import { endpointNames, testAccessOf } from '#testing/access-matrix'

testAccessOf(endpointNames.filter((name) => endpoints[name].access.kind === 'company'))
