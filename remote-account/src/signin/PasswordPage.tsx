import { useLinkToken } from '@detour/remote-kit';
import { ForgotPassword } from './ForgotPassword';
import { NewPassword } from './NewPassword';

/** Without the token of a mail's link it sends one; with it, it takes a new password. */
export const PasswordPage = () => {
  const token = useLinkToken();
  return token ? <NewPassword token={token} /> : <ForgotPassword />;
};
