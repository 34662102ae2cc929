import { useLinkToken } from '@detour/remote-kit';
import { ForgotPassword } from './ForgotPassword';
import { NewPassword } from './NewPassword';

/** Sends a link by mail, or with the link's token sets a new password. */
export const PasswordPage = () => {
  const token = useLinkToken();
  return token ? <NewPassword token={token} /> : <ForgotPassword />;
};
