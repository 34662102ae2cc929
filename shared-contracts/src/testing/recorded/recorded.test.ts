import { Ajv } from 'ajv';
import { callSchemas } from '../../api/call-schemas';
import { recorded } from './recorded';
import { recordings, type RecordingName } from './recordings';

const ajv = new Ajv({ allErrors: true, strict: false });

describe('a recorded response', () => {
  it.each(Object.keys(recordings) as RecordingName[])('matches the schema of its call: %s', (name) => {
    const validate = ajv.compile(callSchemas[recordings[name]].response);
    validate(recorded(name));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('is a copy, so that a test can change it', () => {
    recorded('stays').exactMatch.pop();
    expect(recorded('stays').exactMatch).toHaveLength(4);
  });
});
